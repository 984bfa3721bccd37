/** A journey to an island as shown: every text is final, so that the browser only lays it out. */
export type SailingView = {
  departsAt: string;
  /** «Αύριο, Παρασκευή 18 Σεπτεμβρίου». */
  day: string;
  /** «Σάβ. 19 Σεπ.» */
  dayShort: string;
  departs: string;
  arrives: string;
  /** The day of arrival, if it isn't the day of departure: «Άφιξη Δευ. 30 Νοε.» */
  laterDay: string | null;
  /** Where and when to be: «Στην προβλήτα έως τις 08:00 (Κολώνα)». */
  onQuay: string;
  /** Null when the port's name already contains it. */
  quay: string | null;
  vessel: string;
  /** For a table, and for running text. */
  duration: string;
  durationText: string;
  /** Of this ship, which may cost more than the lowest of the line. */
  price: string | null;
  /** The sailings of its day with this one chosen. */
  book: { href: string; label: string };
};

export type ConnectionView = {
  from: string;
  to: string;
  name: string;
  /** Its harbour or quay; null when that only repeats the name. */
  quay: string | null;
  /** Of the fastest ship, for a table and for running text. */
  duration: string;
  durationText: string;
  price: string;
  /** Attribute of the element that shows the price. */
  mark: { 'data-from-price': string };
  book: { href: string; label: string };
  sailings: SailingView[];
};

export type Connections = { asOf: string; ways: ConnectionView[] };
