import type { Locale } from '#foundation/text/locales.ts';
import type { Context } from 'hono';
import { localeOf } from '#desk/kernel/messages.ts';
import { problem } from '#desk/kernel/problem.ts';

type ChatErrorCode = { status: 400 | 401 | 404 | 409 | 412 | 413 | 422 | 429; el: string; en: string };

/** Why the chat says no, by code, in both languages. */
const refusals = {
  token_unknown: {
    status: 401,
    el: 'Αυτή η συνομιλία δεν είναι πια διαθέσιμη. Ξεκινήστε μια καινούργια.',
    en: 'This conversation is no longer available. Please start a new one.',
  },
  ended: {
    status: 409,
    el: 'Η συνομιλία έχει τελειώσει.',
    en: 'This conversation has ended.',
  },
  nobody_there: {
    status: 409,
    el: 'Αυτή την ώρα δεν είναι κανείς στο γραφείο. Αφήστε μας μήνυμα και θα σας απαντήσουμε με e-mail.',
    en: 'Nobody is at the desk at this hour. Leave us a message and we will answer by email.',
  },
  assigned: {
    status: 409,
    el: 'Τη συνομιλία την έχει αναλάβει ήδη συνάδελφος.',
    en: 'A colleague already has this conversation.',
  },
  not_found: {
    status: 404,
    el: 'Δεν υπάρχει τέτοια συνομιλία.',
    en: 'There is no such conversation.',
  },
  colleague_unknown: {
    status: 422,
    el: 'Δεν βρέθηκε αυτός ο συνάδελφος. Πρέπει να έχει ανοίξει τα εισερχόμενα τουλάχιστον μία φορά.',
    en: 'This colleague is not known. They must have opened the inbox at least once.',
  },
  changed_meanwhile: {
    status: 412,
    el: 'Κάποιος άλλος έκανε αλλαγές εδώ όσο γράφατε. Δεν αποθηκεύτηκε τίποτα δικό σας.',
    en: 'Somebody else has changed this while you were writing. Nothing of yours was saved.',
  },
  key_missing: {
    status: 400,
    el: 'Λείπει η κεφαλίδα Idempotency-Key.',
    en: 'The header Idempotency-Key is missing.',
  },
  key_reused: {
    status: 409,
    el: 'Με αυτό το κλειδί έχει σταλεί ήδη κάτι άλλο.',
    en: 'Something else was sent with this key.',
  },
  unreadable: {
    status: 400,
    el: 'Αυτό που στείλατε δεν διαβάζεται. Δοκιμάστε ξανά.',
    en: 'What you sent cannot be read. Please try again.',
  },
  too_large: {
    status: 413,
    el: 'Αυτό που στείλατε είναι πολύ μεγάλο. Μοιράστε το σε μικρότερα μηνύματα.',
    en: 'What you sent is too large. Split it into shorter messages.',
  },
  too_many_requests: {
    status: 429,
    el: 'Έγιναν πολλές προσπάθειες. Περιμένετε λίγο και δοκιμάστε ξανά.',
    en: 'There were too many attempts. Please wait a little and try again.',
  },
} as const satisfies Record<string, ChatErrorCode>;

export type RefusalCode = keyof typeof refusals;

/** A problem document in the caller's language. */
export function refuse(c: Context, code: RefusalCode): Response {
  const { status, ...words } = refusals[code];
  const locale: Locale = localeOf(c.req.raw);
  return problem(c, status, code, words[locale]);
}

/** 429, with the seconds after which it may go on. */
export function slowDown(c: Context, seconds: number): Response {
  c.header('retry-after', String(seconds));
  return refuse(c, 'too_many_requests');
}
