/**
 * The main menu, for the bar of wide screens and for the phone's menu (A5, A6). `page` is a row of the registry of
 * pages, and the label is the message `common.shell.<label>`. Folds contain more than links to pages.
 */
export const navigation = [
  { kind: 'page', page: 'destinations', label: 'destinations' },
  { kind: 'page', page: 'itineraries', label: 'itineraries' },
  { kind: 'services' },
  { kind: 'offers' },
  { kind: 'page', page: 'news', label: 'news' },
  { kind: 'page', page: 'career', label: 'career' },
  { kind: 'page', page: 'manageBooking', label: 'manage' },
] as const;

/** Pages below the services, each with a note on wide screens: the message `common.shell.<page>Note`. */
export const servicePages = ['bonusways', 'cargo'] as const;
