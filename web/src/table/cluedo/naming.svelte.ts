// The action that is being put together in Cluedo: two cards to ask for, one to show, a word about accusing.
import { settings } from '../../lib/settings.svelte.ts';
import type { Desk } from '../desk.svelte.ts';
import { isCluedo, type CluedoAction, type CluedoWhole } from '../games.ts';
import { actionTelling } from './words.ts';

const ASKED_FOR = 2;

export class Naming {
  readonly desk: Desk;
  /** The cards that are asked for. */
  chosen: readonly string[] = $state.raw([]);
  /** The card that is shown. */
  showing: string | undefined = $state();
  /** What is said about accusing. */
  said: 'declare' | 'decline' | undefined = $state();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  get whole(): CluedoWhole {
    const { whole } = this.desk;
    if (!isCluedo(whole)) throw new Error('this is no game of Cluedo');
    return whole;
  }
  readonly offers: CluedoAction[] = $derived.by(() => this.whole.offer.actions);
  readonly stage = $derived.by(() => this.whole.view.scene.stage);
  /** The cards of which one may be shown now. */
  readonly showable: string[] = $derived.by(() =>
    this.offers.flatMap((action) => (action.type === 'show' ? [action.card] : [])),
  );
  readonly action: CluedoAction | undefined = $derived.by(() =>
    this.offers.find((action) => this.#meant(action)),
  );
  readonly sentence: string = $derived.by(() => {
    const { turn } = this.whole.view.scene;
    const circumstances = { asker: turn, turn: this.stage === 'turn' };
    return this.action ? this.desk.say(actionTelling(this.action, circumstances)) : '';
  });
  readonly begun: boolean = $derived.by(
    () => this.chosen.length > 0 || this.showing !== undefined || this.said !== undefined,
  );

  #meant(action: CluedoAction): boolean {
    if (this.said) return action.type === this.said;
    if (action.type === 'show') return action.card === this.showing;
    return (
      action.type === 'ask' &&
      this.chosen.length === ASKED_FOR &&
      action.cards.every((card) => this.chosen.includes(card))
    );
  }

  may(kind: CluedoAction['type']): boolean {
    return this.offers.some(({ type }) => type === kind);
  }

  toggle(card: string): void {
    if (this.desk.sending) return;
    if (!this.may('ask')) {
      const [other] = this.whole.view.hand.filter((one) => one !== card);
      return void this.desk.ask({ type: 'ask', cards: [card, other ?? card] });
    }
    this.said = undefined;
    this.desk.why = '';
    this.chosen = this.chosen.includes(card)
      ? this.chosen.filter((one) => one !== card)
      : [...this.chosen, card].slice(-ASKED_FOR);
    this.#sendUnlessAsked();
  }

  show(card: string): void {
    if (this.desk.sending) return;
    if (!this.showable.includes(card)) return void this.desk.ask({ type: 'show', card });
    this.desk.why = '';
    this.showing = this.showing === card ? undefined : card;
    this.#sendUnlessAsked();
  }

  speak(said: 'declare' | 'decline'): void {
    if (this.desk.sending) return;
    if (!this.may(said)) return void this.desk.ask({ type: said });
    this.clear();
    this.said = said;
    if (said === 'decline') this.#sendUnlessAsked();
  }

  clear(): void {
    this.chosen = [];
    this.showing = undefined;
    this.said = undefined;
    this.desk.why = '';
  }

  async send(): Promise<void> {
    if (this.action && (await this.desk.act(this.action))) this.clear();
  }

  #sendUnlessAsked(): void {
    if (!settings.confirm && this.action) void this.send();
  }
}
