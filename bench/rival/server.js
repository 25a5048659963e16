// A server of boardgame.io with the simplest game that four can play: each in turn counts one up.
const { Server } = require('boardgame.io/server');

const bump = {
  name: 'bump',
  setup: () => ({ count: 0 }),
  moves: { bump: ({ G }) => ({ count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [bump], origins: [/.*/] }).run({ port: Number(process.argv[2]) });
