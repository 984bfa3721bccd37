import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { fleetEl } from './fleet-el.ts';
import { fleetEn } from './fleet-en.ts';

export const fleet: SeedDocument = {
  _id: 'page-fleet',
  _type: 'page',
  title_el: 'Ο στόλος',
  title_en: 'The fleet',
  permalink_el: slug('stolos'),
  permalink_en: slug('fleet'),
  lead_el: 'Τρία καταμαράν για τις μέρες που βιάζεστε και ένα οχηματαγωγό για όλα τα υπόλοιπα.',
  lead_en: 'Three catamarans for when you are in a hurry, and a car ferry for everything else.',
  cover: picture('fleet'),
  body_el: fleetEl,
  body_en: fleetEn,
};
