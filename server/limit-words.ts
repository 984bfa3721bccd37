import type { Locale } from '#foundation/text/locales.ts';

export type Code = 'foreign_origin' | 'length_required' | 'too_large';
type Words = { title: string; detail: string };

/** For programs that call the site's doors, and for whoever looks at what they were answered. */
export const limitWords: Record<Locale, Record<Code, Words>> = {
  el: {
    foreign_origin: {
      title: 'Άλλος ιστότοπος',
      detail:
        'Το αίτημα ήρθε από σελίδα άλλου ιστοτόπου και δεν εκτελέστηκε. Ξεκινήστε από τη δική μας σελίδα.',
    },
    length_required: {
      title: 'Άγνωστο μέγεθος',
      detail: 'Το αίτημα δεν λέει πόσο μεγάλο είναι. Στείλτε το με κεφαλίδα Content-Length.',
    },
    too_large: {
      title: 'Πολύ μεγάλο αίτημα',
      detail: 'Το αίτημα είναι μεγαλύτερο από όσο δέχεται αυτή η διεύθυνση. Στείλτε λιγότερα δεδομένα.',
    },
  },
  en: {
    foreign_origin: {
      title: 'Another site',
      detail:
        'The request came from a page of another site and was not carried out. Start from our own page.',
    },
    length_required: {
      title: 'Unknown size',
      detail: 'The request does not say how large it is. Send it with a Content-Length header.',
    },
    too_large: {
      title: 'Request too large',
      detail: 'The request is larger than this address takes. Send less data.',
    },
  },
};
