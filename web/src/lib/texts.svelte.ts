// The reader's language: which it is, and what has been loaded of it.
import loaders from 'texts';
import { Voice, type Telling, type Terms } from './say.ts';
import { recall, remember } from './memory.ts';

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language by its own name, to be chosen by those who read no other. */
export const NAMES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano' };
export type Area = 'home' | 'room' | 'games' | 'table' | 'proof' | 'review' | 'rules' | 'people';

const isLanguage = (code: string | undefined): code is Language =>
  LANGUAGES.some((language) => language === code);

/** The language chosen before, else the first of the browser's that Loupe speaks, else English. */
function first(): Language {
  const wanted = [recall('language'), ...navigator.languages].map((tag) => tag?.split('-')[0]);
  return wanted.find(isLanguage) ?? 'en';
}

const voices: Record<Language, Voice> = {
  en: new Voice('en'),
  fr: new Voice('fr'),
  it: new Voice('it'),
};
const loading = new Map<string, Promise<void>>();
const wanted = new Set<Area>();
const now = $state({ language: first(), learnt: 0 });

function learn(language: Language, area: Area): Promise<void> {
  const key = `${language}/${area}`;
  const started = loading.get(key);
  if (started) return started;
  const load = loaders[language]?.[area];
  if (!load) throw new Error(`there is no area ${area}`);
  const done = load().then(
    (module) => {
      voices[language].learn(module.default);
      now.learnt += 1;
    },
    (wrong: unknown) => {
      loading.delete(key); // So that it is tried again when the connection is back.
      throw wrong;
    },
  );
  loading.set(key, done);
  return done;
}

/** Load what a screen says before it is shown. */
export async function load(...areas: Area[]): Promise<void> {
  areas.forEach((area) => wanted.add(area));
  await Promise.all(areas.map((area) => learn(now.language, area)));
}

/** Change the language at once, everywhere: when all that is on screen can be said in it. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map((area) => learn(language, area)));
  now.language = language;
  remember('language', language);
}

export const language = (): Language => now.language;

function voice(): Voice {
  void now.learnt; // What is said again when more has been learnt.
  return voices[now.language];
}

/** A message of the catalogues by its name. */
export const t = (message: string, terms?: Terms): string => voice().text(message, terms);
/** What the server told, as a sentence. */
export const say = (telling: Telling, names?: readonly string[]): string =>
  voice().say(telling, names);
export const listed = (items: readonly string[]): string => voice().listed(items);
export const nameOf = (seat: number, names: readonly string[]): string =>
  voice().nameOf(seat, names);
