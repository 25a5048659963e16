// The two games as the server tells them, told apart once and for all.
import type { Schema } from '../lib/api.ts';
import type { SeenEvent, Whole } from '../lib/fold.ts';

type Dealt<W extends { view: unknown }> = W & { view: NonNullable<W['view']> };
export type SleuthWhole = Dealt<Schema<'SleuthWhole'>>;
export type CluedoWhole = Dealt<Schema<'CluedoWhole'>>;
export type SleuthSeen = SleuthWhole['view']['log'][number];
export type CluedoSeen = CluedoWhole['view']['log'][number];
export type SleuthAction = SleuthWhole['offer']['actions'][number];
export type CluedoAction = CluedoWhole['offer']['actions'][number];
export type Action = Schema<'Action'>;
export type Standing = Schema<'Standing'>;

export const familyOf = (whole: Whole): string => whole.settings.game.split('/')[0] ?? '';
export const editionOf = (whole: Whole): string => whole.settings.game.split('/')[1] ?? '';

export const isSleuth = (whole: Whole | undefined): whole is SleuthWhole =>
  !!whole?.view && familyOf(whole) === 'sleuth';
export const isCluedo = (whole: Whole | undefined): whole is CluedoWhole =>
  !!whole?.view && familyOf(whole) === 'cluedo';

/** A knob of the table that is a number, or a list of numbers. */
export const knob = (whole: Whole, name: string): number => Number(whole.knobs[name] ?? 0);
export const knobs = <T>(whole: Whole, name: string): T[] => (whole.knobs[name] ?? []) as T[];

const FEWEST_SEATS = 3;

/** How many cards each seat holds: the table is told, not counted. */
export function handSize(whole: Whole): number {
  if (isSleuth(whole))
    return knobs<number>(whole, 'hands')[whole.settings.seats - FEWEST_SEATS] ?? 0;
  const cards = ['suspects', 'weapons', 'places'].flatMap((name) => knobs<string>(whole, name));
  return Math.floor((cards.length - 3) / whole.settings.seats);
}

/** The seats whom the game waits for. */
export function waitingFor(whole: Whole): number[] {
  if (isSleuth(whole)) return whole.view.scene.outcome ? [] : [whole.view.scene.turn];
  if (!isCluedo(whole)) return [];
  const { stage, turn, speaker, declared, laid } = whole.view.scene;
  if (stage === 'turn') return [turn];
  if (stage === 'showing' || stage === 'readiness') return [speaker];
  return stage === 'laying' ? declared.filter((seat) => !laid.includes(seat)) : [];
}

/** What an event concerns: it lights up when its sentence is touched. */
export interface Concerns {
  seats: number[];
  cards: string[];
}

export const concerns = (event: SeenEvent): Concerns => ({
  seats: seatsIn(event),
  cards: cardsIn(event),
});

const SEATS = ['seat', 'asker', 'asked', 'next', 'first'] as const;
const CARDS = ['gems', 'named', 'missing', 'crime', 'card', 'cards', 'face_up', 'laid'] as const;

function seatsIn(event: SeenEvent): number[] {
  const told = event as unknown as Record<string, unknown>;
  return SEATS.map((name) => told[name]).filter((seat) => typeof seat === 'number');
}

function cardsIn(event: SeenEvent): string[] {
  const told = event as unknown as Record<string, unknown>;
  return CARDS.flatMap((name) => told[name] ?? []).filter((card) => typeof card === 'string');
}
