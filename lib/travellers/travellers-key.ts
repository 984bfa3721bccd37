/** In local storage; see kept-travellers.ts. This module is also in the script before the first paint. */
export const TRAVELLERS_KEY = 'meltemi.passengers';
