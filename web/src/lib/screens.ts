// The screens: with what code and what words each is shown. All are loaded when they are first gone to.
import type { Component } from 'svelte';
import type { Screen } from './routes.ts';
import type { Area } from './texts.svelte.ts';

/** Each takes what the address names as `params`, or nothing. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ScreenComponent = Component<any>;

interface Parts {
  load: () => Promise<{ default: ScreenComponent }>;
  areas: Area[];
}

export const SCREENS: Record<Screen, Parts> = {
  door: { load: () => import('../routes/Door.svelte'), areas: ['home'] },
  new: { load: () => import('../routes/New.svelte'), areas: ['home', 'games', 'room'] },
  tables: { load: () => import('../routes/Tables.svelte'), areas: ['home', 'games', 'room'] },
  join: { load: () => import('../routes/Join.svelte'), areas: ['home', 'room'] },
  invitation: {
    load: () => import('../routes/Invitation.svelte'),
    areas: ['home', 'games', 'room'],
  },
  table: { load: () => import('../routes/AtTable.svelte'), areas: ['home', 'games', 'room'] },
  record: { load: () => import('../routes/Review.svelte'), areas: ['home', 'games', 'review'] },
  review: { load: () => import('../routes/Review.svelte'), areas: ['home', 'games', 'review'] },
  rules: { load: () => import('../routes/Rules.svelte'), areas: ['home', 'games', 'rules'] },
  account: { load: () => import('../routes/People.svelte'), areas: ['home', 'games', 'people'] },
  ratings: { load: () => import('../routes/People.svelte'), areas: ['home', 'games', 'people'] },
  nothing: { load: () => import('../routes/Nothing.svelte'), areas: ['home'] },
};
