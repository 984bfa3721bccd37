import type { Json } from '#seed/content/document.ts';

type Pair = [el: string, en: string];

/** A condition of an offer, beside its title. */
export function fact(key: string, label: Pair, text: Pair): Json {
  return {
    _key: key,
    _type: 'offerFact',
    label_el: label[0],
    label_en: label[1],
    text_el: text[0],
    text_en: text[1],
  };
}

/** Labels that most offers share. */
export const TRAVEL: Pair = ['Ταξίδι', 'Travel'];
export const BOOKING: Pair = ['Κράτηση', 'Booking'];
export const FOR: Pair = ['Για', 'For'];
