/** A way to an island as it is shown: every text ready, so that the browser only has to place it. */
export type SailingView = {
  departsAt: string;
  /** «Αύριο, Παρασκευή 18 Σεπτεμβρίου». */
  day: string;
  /** «Σάβ. 19 Σεπ.» */
  dayShort: string;
  departs: string;
  arrives: string;
  onQuay: string;
  vessel: string;
};

export type ConnectionView = {
  from: string;
  name: string;
  /** Null when the name of the port already says it: «Λέρος (Αγία Μαρίνα)». */
  quay: string | null;
  duration: string;
  price: string;
  /** Attribute of the element that shows the price. */
  mark: { 'data-from-price': string };
  book: { href: string; label: string };
  sailings: SailingView[];
};

export type Connections = { asOf: string; ways: ConnectionView[] };
