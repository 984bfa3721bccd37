/** The departure board as shown: every text is final, so that the browser only lays it out. */
export type BoardRow = {
  id: string;
  /** «Αύριο» before the first ship of the next day; null today. */
  dayWord: string | null;
  time: string;
  /** The scheduled time, shown struck through when the ship leaves later. */
  wasTime: string | null;
  to: string;
  way: string;
  /** The same for running text, which has no column of its own: how often the ship calls, or how long it takes. */
  wayInText: string;
  vessel: string;
  kind: string;
  quay: string;
  /** Without a text while nothing is known, as the day before. */
  state: { tone: 'ok' | 'late' | 'bad'; text: string | null; note: string | null };
  price: string;
  book: { href: string; label: string };
};

/** A ship that has left and is under way. */
export type BoardShip = {
  id: string;
  vessel: string;
  towards: string;
  from: string;
  next: string;
  /** Progress towards the next call, in per cent. */
  progress: number;
};

export type BoardView = {
  port: string;
  /** Null for all ships. */
  destination: string | null;
  /** When this was current, as an instant. */
  asOf: string;
  title: string;
  /** The title where the rows may be of two days. */
  nextTitle: string;
  clock: string;
  updated: string;
  rows: BoardRow[];
  ships: BoardShip[];
};
