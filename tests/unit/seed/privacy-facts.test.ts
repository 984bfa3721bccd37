import { describe, expect, it } from 'vitest';
import { RETENTION } from '#desk/index.ts';
import { isObject, type Json } from '#seed/run/document.ts';
import { contactRetention } from '#seed/network/contact-retention.ts';
import { seeded } from '#tests/fixtures/seeded.ts';

const { body_el: privacyPolicyEl, body_en: privacyPolicyEn } = seeded('page-privacy-policy');

/** The desk's name of each kind of data, and its row in the privacy policy. */
const ROWS: Record<string, { el: string; en: string }> = {
  message: { el: 'Μηνύματα και αιτήσεις φορτίου', en: 'Messages and cargo requests' },
  cargo: { el: 'Μηνύματα και αιτήσεις φορτίου', en: 'Messages and cargo requests' },
  application: { el: 'Βιογραφικά', en: 'Job applications' },
  conversation: { el: 'Συνομιλίες', en: 'Chat conversations' },
  letter: { el: 'Αντίγραφα των e-mail που στέλνουμε', en: 'Copies of emails that we send' },
  'subscriber, not confirmed': {
    el: 'Εγγραφή στα νέα χωρίς επιβεβαίωση',
    en: 'Newsletter sign-up without confirmation',
  },
  'subscriber, left': {
    el: 'Απόδειξη της συγκατάθεσης, μετά τη διαγραφή',
    en: 'Proof of your consent, after you unsubscribe',
  },
  'who got an issue': { el: 'Ποιοι έλαβαν κάθε τεύχος', en: 'Who received each issue' },
};

/** Periods of half a year and more in months, a month as one month, others in days. */
function periodOf(days: number): { el: string; en: string } {
  const months = Math.round(days / 30.44);
  if (days < 31) return { el: `${days} ημέρες`, en: `${days} days` };
  return months === 1 ? { el: '1 μήνας', en: '1 month' } : { el: `${months} μήνες`, en: `${months} months` };
}

const objectsIn = (list: Json) => (Array.isArray(list) ? list.filter(isObject) : []);
const rowsOf = (page: Json) =>
  objectsIn(page).flatMap(({ rows }) =>
    objectsIn(rows).map(({ cells }) => (Array.isArray(cells) ? cells : [])),
  );

describe('B1 the privacy policy', () => {
  it('states how long the contact details of a booking are kept', () => {
    const { el, en } = periodOf(contactRetention?.[0]?.days ?? 0);
    expect(
      rowsOf(privacyPolicyEl)
        .find(([first]) => first === 'Τηλέφωνο και e-mail της κράτησης')
        ?.at(-1),
    ).toBe(`${el} μετά το ταξίδι`);
    expect(
      rowsOf(privacyPolicyEn)
        .find(([first]) => first === 'Phone and email of the booking')
        ?.at(-1),
    ).toBe(`${en} after the trip`);
  });

  it.each(RETENTION)('states how long this is kept: $kind', ({ kind, days }) => {
    const [row, period] = [ROWS[kind], periodOf(days)];
    const untilOf = (page: Json, name: string | undefined) =>
      rowsOf(page)
        .find(([first]) => first === name)
        ?.at(-1);
    expect(untilOf(privacyPolicyEl, row?.el)).toBe(period.el);
    expect(untilOf(privacyPolicyEn, row?.en)).toBe(period.en);
  });
});
