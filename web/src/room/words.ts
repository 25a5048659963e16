// What was agreed at a table, in words.
import type { Schema } from '../lib/api.ts';
import type { Offered } from '../lib/catalogue.svelte.ts';
import { listed, say, t } from '../lib/texts.svelte.ts';
import { duration } from '../lib/when.ts';

export type Settings = Schema<'Settings'>;
export type Clock = NonNullable<Settings['clock']>;
export type Spectators = NonNullable<Settings['spectators']>;

/** The name of a game that is given by its full name. */
export const gameName = (game: string): string =>
  say({ message: 'game', terms: { name: game.replace('/', '-') } });

const DAY = 86_400;

export const levelWord = (level: string): string => t('web-room-level', { level });
export const helpWord = (help: string): string => t('web-room-help', { help });
export const helpMeaning = (help: string): string => t('web-room-help-how', { help });

export function clockWords(clock: Clock | undefined): string {
  switch (clock?.type) {
    case 'by-turn':
      return clock.reserve
        ? t('web-room-clock-reserve', {
            turn: duration(clock.seconds),
            reserve: duration(clock.reserve),
          })
        : t('web-room-clock-turn', { turn: duration(clock.seconds) });
    case 'by-day':
      return t('web-room-clock-day', { turn: duration(clock.days * DAY) });
    default:
      return t('web-room-clock-none');
  }
}

export function spectatorWords(spectators: Spectators | undefined): string {
  switch (spectators?.type) {
    case 'none':
      return t('web-room-spectators-none');
    case 'later':
      return spectators.seconds
        ? t('web-room-spectators-late', { time: duration(spectators.seconds) })
        : t('web-room-spectators-behind', { events: spectators.events ?? 0 });
    default:
      return t('web-room-spectators-live');
  }
}

export interface Agreed {
  name: string;
  value: string;
}

/** What the settings come to, besides the rules: a line each, and nothing of what goes without saying. */
export function agreed(settings: Settings): Agreed[] {
  const lines = [
    { name: t('web-room-help-name'), value: helpWord(settings.help ?? 'notes') },
    { name: t('web-room-clock-name'), value: clockWords(settings.clock) },
    { name: t('web-room-spectators-name'), value: spectatorWords(settings.spectators) },
    {
      name: t('web-room-access-name'),
      value: settings.public ? t('web-room-access-public') : t('web-room-access-link'),
    },
  ];
  const besides = [
    settings.rated ? t('web-room-rated-yes') : '',
    settings.chat === false ? t('web-room-chat-no') : '',
    settings.pause ? t('web-room-pause-yes') : '',
    settings.stand_in_after
      ? t('web-room-stand-in-yes', { time: duration(settings.stand_in_after) })
      : '',
    settings.fill_after ? t('web-room-fill-yes', { time: duration(settings.fill_after) }) : '',
  ].filter(Boolean);
  return besides.length
    ? [...lines, { name: t('web-room-besides-name'), value: listed(besides) }]
    : lines;
}

/** The variants of a table by their names. */
export function variantWords(settings: Settings, offered: Offered | undefined): string[] {
  const named = offered?.variants.filter(({ name }) => settings.variants?.includes(name)) ?? [];
  return named.map(({ telling }) => say(telling));
}

/** A value of a house rule in words. */
export function knobWords(turned: Schema<'Turned'>): string {
  if (turned.said.length) return listed(turned.said.map((one) => say(one)));
  if (typeof turned.value === 'boolean')
    return turned.value ? t('web-room-knob-yes') : t('web-room-knob-no');
  return Array.isArray(turned.value) ? turned.value.join(', ') : String(turned.value);
}
