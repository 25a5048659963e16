// A review as one leafs through it: at which event one is, and through whose eyes one looks.
import type { Schema } from '../lib/api.ts';
import type { Telling } from '../lib/say.ts';

export type GameReview = Schema<'GameReview'>;
export type SeatReview = Schema<'SeatReview'>;
export type Point = Schema<'Point'>;
export type Asked = Schema<'Asked'>;
export type Moment = Schema<'Moment'>;
export type Heard = Schema<'Heard'>;

/** Everybody's cards, the open table alone, or what one seat saw. */
export type Eye = 'all' | 'table' | number;

/** The open table after an event, as far as it is drawn here. */
export interface Scene {
  turn: number;
  standings: string[];
  face_up: string[];
  revealed: string[];
  /** Sleuth's. */
  search?: string[][];
  deck_size?: number;
  discards?: string[];
  /** Cluedo's, as far as it says whom the table waits for. */
  stage?: string;
  speaker?: number;
}

export class Looking {
  readonly told: GameReview;
  /** The event that one looks at, from 1; 0 in a record without any. */
  at: number = $state(0);
  eye: Eye = $state('all');

  constructor(told: GameReview) {
    this.told = told;
    this.at = Math.min(1, told.leaves.length);
    const [only] = told.review.seats;
    this.eye = this.whole ? 'all' : (only?.seat ?? 'table');
  }

  /** Whether all hands are known, so that one may look through anybody's eyes. */
  get whole(): boolean {
    const { review } = this.told;
    return review.names.every((_, seat) => String(seat) in review.hands);
  }

  get last(): number {
    return this.told.leaves.length;
  }

  get names(): readonly string[] {
    return this.told.review.names;
  }

  get family(): string {
    return this.told.review.game.split('/')[0] ?? '';
  }

  get edition(): string {
    return this.told.review.game.split('/')[1] ?? '';
  }

  get leaf(): Schema<'Leaf'> | undefined {
    return this.told.leaves[this.at - 1];
  }

  get scene(): Scene | undefined {
    return this.leaf?.scene as Scene | undefined;
  }

  /** What whoever looks was told of this event. */
  get heard(): Heard | undefined {
    const leaf = this.leaf;
    if (!leaf || this.eye === 'all') return leaf?.told;
    return this.eye === 'table' ? leaf.publicly : (leaf.own[this.eye] ?? leaf.publicly);
  }

  /** Whose knowledge is shown: that of the seat looked through, else of the one on turn. */
  get mind(): SeatReview | undefined {
    const seats = this.told.review.seats;
    const wanted = typeof this.eye === 'number' ? this.eye : this.scene?.turn;
    return seats.find(({ seat }) => seat === wanted) ?? seats[0];
  }

  sees(seat: number): boolean {
    return this.eye === 'all' || this.eye === seat;
  }

  go(event: number): void {
    this.at = Math.max(Math.min(1, this.last), Math.min(this.last, event));
  }

  /** The next moment worth a look after, or before, where one is. */
  moment(step: 1 | -1): Moment | undefined {
    const moments = this.told.review.moments;
    return step > 0
      ? moments.find(({ event }) => event > this.at)
      : moments.findLast(({ event }) => event < this.at);
  }
}

/** What somebody knew after an event; nothing after he looked. */
export const pointAt = (points: readonly Point[], event: number): Point | undefined =>
  points.findLast((point) => point.event <= event);

/** Where a seat's own finding out ended: it claimed to know, and looked. */
export function endOf(seat: SeatReview, last: number): number {
  const claim = seat.claims[0];
  return claim ? Math.min(claim.event, last) : last;
}

/** A telling from the document's types, where what may be left out is unknown. */
export const asTelling = (telling: Schema<'Telling'>): Telling => telling as Telling;
