// Saying what the server tells: the same in every respect as `loupe.games.telling.say` in Python.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export interface Telling {
  message: string;
  terms?: Record<string, string | number>;
  seats?: Record<string, number[]>;
  parts?: Record<string, Telling[]>;
}

export type Terms = Record<string, FluentVariable>;

/** All that one language can say so far. */
export class Voice {
  readonly language: string;
  #bundle: FluentBundle;

  constructor(language: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  learn(catalogue: string): void {
    this.#bundle.addResource(new FluentResource(catalogue));
  }

  knows(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The message with its terms filled in; a missing message or term is a defect, and an error. */
  text(message: string, terms: Terms = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`${message} has no text in ${this.language}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, terms, errors);
    if (errors[0]) throw new Error(`${message} in ${this.language}: ${errors[0].message}`);
    return text;
  }

  /** A telling as a sentence; a seat without a name is said by its number. */
  say(telling: Telling, names: readonly string[] = []): string {
    const terms: Terms = { ...telling.terms };
    for (const [term, seats] of Object.entries(telling.seats ?? {}))
      terms[term] = this.listed(seats.map((seat) => this.nameOf(seat, names)));
    for (const [term, parts] of Object.entries(telling.parts ?? {}))
      terms[term] = this.listed(parts.map((part) => this.say(part, names)));
    return this.text(telling.message, terms);
  }

  nameOf(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.text('seat', { number: seat + 1 });
  }

  /** Items as the language joins them: `A, B and C`. */
  listed(items: readonly string[]): string {
    const [first, ...others] = items;
    const last = others.pop();
    if (first === undefined || last === undefined) return first ?? '';
    const said = others.reduce(
      (said, next) => this.text('list-comma', { first: said, next }),
      first,
    );
    return this.text('list-end', { first: said, last });
  }
}
