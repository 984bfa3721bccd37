import type { CrossingsMap } from '#lib/maps/crossings-map.ts';

/** A destination in the port picker: every text is final, so that the browser only lays it out. */
export type CrossingRow = {
  port: string;
  /** The island, or the quays of its direct ships, where the port's name leaves them open. */
  place: string | null;
  /** «Δευ, Παρ», «κάθε ημέρα», «με αλλαγή». */
  days: string;
  duration: string | null;
  /** Days and duration in words. */
  spoken: string;
};

export type CrossingsView = {
  /** «Πού πάτε από την Κω;» */
  question: string;
  /** For which days the rows are true. */
  note: string;
  /** Absent in answers of the release before. */
  map?: CrossingsMap & { startName: string };
  groups: {
    kind: 'hub' | 'near' | 'line' | 'otherLines' | 'change' | 'otherSeason';
    /** Null for the hub, which stands alone. */
    label: string | null;
    rows: CrossingRow[];
  }[];
};
