/** The timetable as shown, with every text ready in one language. */
export type CallView = {
  port: string;
  name: string;
  /** Null when the port's name already contains it. */
  quay: string | null;
  arrives: string | null;
  departs: string | null;
  /** From the first call; the link books exactly this route. */
  price: { text: string; href: string; label: string } | null;
  note: string | null;
};

export type SeasonView = {
  slug: string;
  name: string;
  /** «1 Νοεμ. 2026 – 31 Μαρ. 2027»; two of them for spring and autumn. */
  dates: string[];
  isCurrent: boolean;
  spans: { from: string; to: string }[];
};

export type RunView = {
  slug: string;
  week: { letter: string; sails: boolean }[];
  days: string;
  departs: string;
  ships: string;
  kind: string;
};

/** Times of day, with the days and ships that sail them: most lines keep the same times all year. */
export type TimesView = { key: string; calls: CallView[]; runs: RunView[] };

type ConnectionView = { id: string; look: number; title: string; text: string };

export type DirectionSeasonView = {
  slug: string;
  exceptions: string[];
  connections: ConnectionView[];
  book: string;
};

export type DirectionView = {
  lineId: string;
  to: string;
  /** «Προς Πάτμο» */
  towards: string;
  /** «Από τη Ρόδο προς την Πάτμο» */
  title: string;
  lead: string;
  /** «Από τη Ρόδο» */
  fareFrom: string;
  calendar: string;
  times: TimesView[];
  seasons: DirectionSeasonView[];
};

export type LineView = {
  id: string;
  name: string;
  /** «Ρόδος – Πάτμος» */
  ends: string;
  /** Index of the line's colour and dash pattern. */
  look: number;
  /** Codes of all ports of both directions, in order. */
  ports: string[];
  portNames: string;
  directions: DirectionView[];
};

export type TimetableView = { today: string; horizon: string; seasons: SeasonView[]; lines: LineView[] };

export type DaySailingView = {
  id: string;
  lineId: string;
  lineName: string;
  look: number;
  title: string;
  departs: string;
  arrives: string;
  ship: string;
  /** Null when it sails as planned. */
  state: { tone: 'bad' | 'late' | 'soft'; text: string } | null;
  notice: string | null;
  calls: CallView[];
  book: string | null;
};

/** A call at which a traveller may leave a ship of {@link HereView}. */
export type HereCall = {
  name: string;
  time: string;
  /** Null where it isn't sold. */
  sold: { price: string; href: string; label: string } | null;
};

/** A ship that leaves the chosen port, to the chosen destination or to its last call. */
export type HereRow = {
  id: string;
  /** «Αύριο» before a ship of the next day among those that leave next. */
  dayWord: string | null;
  time: string;
  /** The scheduled time, shown struck through when the ship leaves later. */
  wasTime: string | null;
  to: string;
  /** «Κυμοθόη, οχηματαγωγό» */
  ship: string;
  quay: string;
  /** «άφιξη 15:40, 8 ώ. 40 λ.»; null when it doesn't sail. */
  arrives: string | null;
  hasLeft: boolean;
  /** Null when it sails as planned and has room. */
  state: { tone: 'bad' | 'late' | 'soft'; text: string } | null;
  note: string | null;
  /** Why it is late or cancelled, in words. */
  reason: string | null;
  /** Of a cancelled ship: the next one there, or the operator's phone. */
  wayOut: { text: string; href: string } | null;
  price: string | null;
  /** Null when it doesn't sail or has left. */
  book: { href: string; label: string } | null;
  /** Calls before the destination, in order. */
  calls: HereCall[];
};

/** A day without a ship: why, and when the next one sails. */
export type NoShipView = {
  reason: string | null;
  next: { date: string; text: string } | null;
  /** Seven days from the day on; empty when it has passed or isn't on sale. */
  week: {
    date: string;
    weekday: string;
    day: number;
    /** Of the first ship; null without one. */
    time: string | null;
    /** «Παρασκευή 4 Δεκεμβρίου, 08:30» */
    label: string;
  }[];
};

/** What leaves the chosen port on the day. */
export type HereView = {
  port: string;
  destination: string | null;
  /** «Επόμενες αναχωρήσεις», if none of those that leave next leaves today; null: the day's label. */
  title: string | null;
  /** «3 δρομολόγια από τη Ρόδο, 5 από αλλού» */
  count: string;
  /** «Από τη Ρόδο προς όλα τα λιμάνια» */
  question: string;
  /** Where no ship goes there directly: the search with connections and the days around. */
  search: string | null;
  /** Null when a ship sails. */
  none: NoShipView | null;
  rows: HereRow[];
};

export type DayView = {
  /** As it was asked for: a day, or `now`. */
  date: string;
  /** «Τετ 9 Δεκ», for a day that was chosen; null for `now`. */
  short: string | null;
  /** «Τετάρτη 9 Δεκεμβρίου» */
  label: string;
  /** Null when the service didn't send it. */
  here: HereView | null;
  /** «4 δρομολόγια» */
  count: string;
  sailings: DaySailingView[];
  /** By direction: the text when it doesn't sail on the day. */
  absent: Record<string, { text: string; next: { date: string; text: string } | null }>;
};
