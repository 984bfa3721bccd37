import { previewEndedPath } from './preview.ts';

/** Pages that search engines don't list: further pages of a list, results, and the steps of a booking. */
export const unlistedPages = {
  newsPage: '/news/page/:page',
  newsCategoryPage: '/news/:category/page/:page',
  bonusPoints: '/bonusways/points',
  search: '/search',
  settings: '/settings',
  newsletter: '/newsletter/:step',
  /** What devices with a kept ticket show without a connection (public/offline.js). */
  offline: '/offline',
  previewEnded: previewEndedPath,
  bookingSailings: '/booking/sailings',
  bookingTravellers: '/booking/travellers',
  bookingPayment: '/booking/payment',
  bookingConfirmation: '/booking/confirmation/:reference',
  bookingWaiting: '/booking/waiting',
  bookingByPhone: '/booking/by-phone',
  bookingTicket: '/booking/ticket',
  sharedTicket: '/booking/ticket/shared',
  manageBooking: '/booking/manage',
  cancelBooking: '/booking/manage/cancel',
  correctBooking: '/booking/manage/correct',
  disruptedBooking: '/booking/manage/disruption',
  changeBooking: '/booking/manage/change',
  openBooking: '/booking/manage/open',
  addToBooking: '/booking/manage/add',
  removeFromBooking: '/booking/manage/remove',
} as const;

/**
 * Pages that the middleware shows at the address of another one, which stays static: with a chosen line, season or day, and the
 * search form with what its address or the visitor's settings say (chosen-view.ts). Nothing links to them.
 */
export const chosenPages = {
  itinerariesChosen: '/itineraries/chosen',
  bookingChosen: '/booking/chosen',
} as const;

/** What can be done with a booking, each on a page of its own. */
export type ManagePart =
  Extract<
    (typeof unlistedPages)[keyof typeof unlistedPages],
    `/booking/manage/${string}`
  > extends `/booking/manage/${infer Part}`
    ? Part
    : never;
