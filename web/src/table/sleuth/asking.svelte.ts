// The action that is being put together, touch by touch: nothing is sent before it is whole.
import { FREE, isColour, isForm } from '../../cards/codes.ts';
import { settings } from '../../lib/settings.svelte.ts';
import type { Desk } from '../desk.svelte.ts';
import { isSleuth, type SleuthAction, type SleuthWhole } from '../games.ts';
import { actionTelling, questionOf } from './words.ts';

type Kind = 'ask' | 'final' | 'exchange' | 'pass';

const categoryOf = (element: string): string =>
  isForm(element) ? 'form' : isColour(element) ? 'colour' : 'type';
const MOST_ELEMENTS = 2;

export class Asking {
  readonly desk: Desk;
  kind: Kind = $state('ask');
  /** Which of the search cards, by its place. */
  place: number | undefined = $state();
  /** The elements chosen for a free choice, the card's own among them. */
  elements: readonly string[] = $state.raw([]);
  whom: number | undefined = $state();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  get whole(): SleuthWhole {
    const { whole } = this.desk;
    if (!isSleuth(whole)) throw new Error('this is no game of Sleuth');
    return whole;
  }
  readonly hand: string[] = $derived.by(() => {
    const { seat } = this.desk.table;
    return seat === null ? [] : (this.whole.view.scene.search[seat] ?? []);
  });
  readonly offers: SleuthAction[] = $derived.by(() => this.whole.offer.actions);
  readonly asked: boolean = $derived.by(() => this.whole.view.scene.asked.length > 0);
  /** Whether the final question was asked, so that nothing is left but more of it and to identify. */
  readonly inFinal: boolean = $derived.by(() => this.desk.mine && this.#finalAsked);
  /** Whether somebody else is between a final question and what must follow it. */
  readonly othersFinal: boolean = $derived.by(() => !this.desk.mine && this.#finalAsked);

  get #finalAsked(): boolean {
    return this.whole.view.scene.asked.at(-1)?.card === null;
  }

  readonly card: string | undefined = $derived.by(() =>
    this.place === undefined ? undefined : this.hand[this.place],
  );
  /** Whether there is something to choose besides whom. */
  readonly open: boolean = $derived.by(
    () => this.kind === 'final' || (this.kind === 'ask' && !!this.card?.startsWith(FREE)),
  );
  /** The questions on offer, given the card. */
  readonly questions: Set<string> = $derived.by(() => {
    const { kind, card } = this;
    return new Set(
      this.offers.flatMap((action) =>
        (kind === 'ask' && action.type === 'ask' && action.card === card) ||
        (kind === 'final' && action.type === 'ask-final')
          ? [action.question]
          : [],
      ),
    );
  });
  readonly question: string | undefined = $derived.by(() => {
    if (!this.open) return this.kind === 'ask' ? this.card : undefined;
    const question = questionOf(this.elements);
    return this.questions.has(question) ? question : undefined;
  });
  /** How many elements a question may have here. */
  readonly counts: number[] = $derived.by(() =>
    [...new Set([...this.questions].map((question) => question.length))].sort(),
  );

  /** The action, as soon as it is whole and allowed. */
  readonly action: SleuthAction | undefined = $derived.by(() =>
    this.offers.find((action) => this.#meant(action)),
  );
  readonly sentence: string = $derived.by(() => {
    const { action } = this;
    if (!action) return '';
    const shown = this.whole.offer.shown.includes(this.offers.indexOf(action));
    const { edition } = this.desk;
    return this.desk.say(actionTelling(action, { edition, shown, again: this.asked }));
  });

  #meant(action: SleuthAction): boolean {
    const { kind, whom, question } = this;
    switch (action.type) {
      case 'ask':
        return (
          kind === 'ask' &&
          action.card === this.card &&
          action.asked === whom &&
          action.question === question
        );
      case 'ask-final':
        return kind === 'final' && action.asked === whom && action.question === question;
      default:
        return action.type === kind;
    }
  }

  may(kind: SleuthAction['type']): boolean {
    return this.offers.some(({ type }) => type === kind);
  }
  mayPlay(card: string): boolean {
    return this.offers.some((action) => action.type === 'ask' && action.card === card);
  }
  /** Whether this seat may be asked, given what has been chosen so far. */
  mayAsk(seat: number): boolean {
    return this.offers.some((action) =>
      this.kind === 'final'
        ? action.type === 'ask-final' && action.asked === seat
        : action.type === 'ask' &&
          action.asked === seat &&
          (this.card === undefined || action.card === this.card),
    );
  }
  mayHave(element: string): boolean {
    return [...this.questions].some((question) => question.includes(element));
  }

  playCard(place: number): void {
    if (this.desk.sending) return;
    const card = this.hand[place];
    if (card === undefined) return;
    if (!this.mayPlay(card)) return this.#whyNotCard(card);
    this.desk.why = '';
    const same = this.kind === 'ask' && this.place === place;
    this.kind = 'ask';
    this.place = same ? undefined : place;
    this.elements = card.startsWith(FREE) && !same ? [...card.slice(1)] : [];
    if (this.whom !== undefined && !this.mayAsk(this.whom)) this.whom = undefined;
    if (!this.open) this.#sendUnlessAsked();
  }

  choose(kind: Kind): void {
    if (this.desk.sending) return;
    const same = this.kind === kind;
    this.clear();
    if (!same) this.kind = kind;
    if (kind === 'final') this.whom = this.#onlyOpponent();
    if (kind === 'exchange' || kind === 'pass') this.#sendUnlessAsked();
  }

  ask(seat: number): void {
    if (this.desk.sending) return;
    if (!this.mayAsk(seat)) return this.#whyNotSeat(seat);
    this.desk.why = '';
    this.whom = this.whom === seat ? undefined : seat;
    this.#sendUnlessAsked();
  }

  /** Take an element in or out; one that cannot stand beside another takes its place. */
  toggle(element: string): void {
    if (!this.mayHave(element)) return this.#whyNotElement(element);
    this.desk.why = '';
    const own = this.kind === 'ask' ? this.card?.slice(1) : '';
    if (element === own) return;
    if (this.elements.includes(element)) {
      this.elements = this.elements.filter((one) => one !== element);
      return;
    }
    const beside = this.elements.filter(
      (one) => one === own || categoryOf(one) !== categoryOf(element),
    );
    const most = Math.min(MOST_ELEMENTS, this.counts.at(-1) ?? MOST_ELEMENTS);
    while (beside.length >= most) beside.splice(beside[0] === own ? 1 : 0, 1);
    this.elements = [...beside, element];
  }

  /** Take it all back. */
  clear(): void {
    this.kind = this.inFinal && this.may('ask-final') ? 'final' : 'ask';
    this.place = undefined;
    this.elements = [];
    this.whom = this.inFinal ? this.#onlyOpponent() : undefined;
    this.desk.why = '';
  }

  async send(): Promise<void> {
    const { action } = this;
    if (action && (await this.desk.act(action))) this.clear();
  }

  /** In a final interrogation that goes on, the same opponent is asked. */
  #onlyOpponent(): number | undefined {
    const seats = new Set(
      this.offers.flatMap((action) => (action.type === 'ask-final' ? [action.asked] : [])),
    );
    return seats.size === 1 ? [...seats][0] : undefined;
  }

  #sendUnlessAsked(): void {
    if (!settings.confirm && this.action) void this.send();
  }

  #someone(): number {
    return this.whom ?? this.desk.others[0]?.seat ?? 0;
  }
  #whyNotCard(card: string): void {
    const question = card.startsWith(FREE) ? card.slice(1) || 'DR' : card;
    void this.desk.ask({ type: 'ask', asked: this.#someone(), question, card });
  }
  #whyNotSeat(seat: number): void {
    const { kind, card } = this;
    const offered = this.offers.find((action) =>
      kind === 'final'
        ? action.type === 'ask-final'
        : action.type === 'ask' && (card === undefined || action.card === card),
    );
    if (offered?.type === 'ask' || offered?.type === 'ask-final')
      void this.desk.ask({ ...offered, asked: seat });
  }
  #whyNotElement(element: string): void {
    const asked = this.#someone();
    const { card } = this;
    if (this.kind === 'final') void this.desk.ask({ type: 'ask-final', asked, question: element });
    else if (card) void this.desk.ask({ type: 'ask', asked, question: element, card });
  }
}
