// Prints the icon, out of the same drawings as the cards: `node scripts/icon.js plain | maskable | turn`.
import { DRAWN } from '../src/cards/gems.ts';
import { loupe } from '../src/cards/loupe.ts';
import { circle, g, print, rect } from '../src/cards/shape.ts';

// An icon stands alone: what the page's stylesheet would say is written out here.
const INKS = {
  '--metal': '#d7b064',
  '--metal-deep': '#6f4e1c',
  '--card-back': '#0f2a23',
  '--hue': '#cf3a31',
  '--deep': '#8c1a17',
};

/** @param {string} kind */
function icon(kind) {
  // A mask may cut away a fifth on every side.
  const [round, scale] = kind === 'maskable' ? [0, 0.78] : [112, 1.02];
  const shapes = [
    rect(0, 0, 512, 512, round, { fill: '#17221d' }),
    rect(0, 0, 512, 512, round, { fill: 'url(#lamp)' }),
    g(
      { transform: `translate(256 256) scale(${scale * 4.2})` },
      loupe([g({ transform: 'translate(0 1) scale(0.46)' }, DRAWN.D())]),
    ),
    ...(kind === 'turn'
      ? [circle(404, 108, 92, { fill: '#17221d' }), circle(404, 108, 74, { fill: '#ecca85' })]
      : []),
  ];
  const lamp =
    '<defs><radialGradient id="lamp" cx="0.5" cy="0" r="0.9"><stop offset="0" stop-color="#3b4f40"/>' +
    '<stop offset="1" stop-color="#17221d" stop-opacity="0"/></radialGradient></defs>';
  const drawn = shapes.map(print).join('');
  const inked = drawn.replace(
    /var\((--[\w-]+)\)/g,
    (_, name) => INKS[/** @type {keyof INKS} */ (name)],
  );
  if (inked.includes('undefined')) throw new Error('an ink is missing');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${lamp}${inked}</svg>\n`;
}

process.stdout.write(icon(process.argv[2] ?? 'plain'));
