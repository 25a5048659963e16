// The fold of what a table tells: first the whole of it, then every step. Nothing is computed, only kept.
import type { Schema } from './api.ts';

export type Whole = Schema<'Whole'>;
export type Step = Schema<'Step'>;
export type Line = Schema<'Line'>;
export type Told = Schema<'Told'>;
export type View = NonNullable<Whole['view']>;
export type SeenEvent = View['log'][number];

/** What becomes of a message: it is taken, it was known already, or something is missing before it. */
export type Heard = { heard: 'taken'; whole: Whole } | { heard: 'known' } | { heard: 'gap' };

/** Take one step more; the same whole comes back changed, never the old one. */
export function taken(whole: Whole | undefined, step: Step): Heard {
  if (!whole || step.number > whole.number + 1) return { heard: 'gap' };
  if (step.number <= whole.number) return { heard: 'known' };
  const { number, at, event, seating, view, telling, ...rest } = step;
  const next = {
    ...whole,
    ...rest,
    type: 'whole',
    number,
    seating: seating ?? whole.seating,
    view: view && { ...view, log: logAfter(whole.view, event) },
    told: telling ? [...whole.told, { number, at, telling }] : whole.told,
    said: event.type === 'said' ? [...whole.said, { ...event, number, at }] : whole.said,
  };
  return { heard: 'taken', whole: next as Whole };
}

/** A step's view comes without its log, to which the event is added here. */
function logAfter(view: Whole['view'], event: Step['event']): SeenEvent[] {
  const log: SeenEvent[] = view?.log ?? [];
  return event.type === 'happened' ? [...log, event.event] : log;
}

/** The names of who sits there, seat by seat; an empty chair has none. */
export const namesAt = (seating: Schema<'Seating'>): string[] =>
  seating.chairs.map((sitting) => sitting?.name ?? '');
