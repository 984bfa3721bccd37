import type { Locale } from '#foundation/text/locales.ts';
import type { CargoKind, CargoRequest } from '#contracts/desk/cargo.ts';
import { fullDay } from '#foundation/dates/day-words.ts';
import { receiptLetter } from '#desk/inbox/receipt.ts';
import { compose } from '#desk/mail/compose.ts';
import type { Email } from '#desk/mail/transport.ts';

const KIND: Record<CargoKind, string> = {
  parcel: 'Δέμα',
  pallet: 'Παλέτα',
  bulky: 'Ογκώδες',
  cold: 'Με ψύξη',
  vehicle: 'Όχημα χωρίς οδηγό',
  other: 'Άλλο',
};

/** To staff, and the receipt with what the sender chose; free text stays out of it. */
export function cargoLetters(sent: CargoRequest, mailTo: string, reference: string) {
  const route = (locale: Locale) => `${sent.from.name[locale]} – ${sent.to.name[locale]}`;
  const day = sent.day.split('-').toReversed().map(Number).join('/');
  const sizes = [sent.lengthCm, sent.widthCm, sent.heightCm];
  const body = compose({
    locale: 'el',
    title: `Φορτίο ${route('el')}, ${day}`,
    hello: `Αίτημα μεταφοράς, ${reference}.`,
    paragraphs: [],
    facts: [
      ['Διαδρομή', `${route('el')} (${sent.from.code} – ${sent.to.code})`],
      ['Ημέρα', day],
      ['Είδος', KIND[sent.kind]],
      ['Τεμάχια', String(sent.pieces)],
      ['Συνολικό βάρος', `${decimal(sent.weightKg)} κιλά`],
      [
        'Διαστάσεις του μεγαλύτερου',
        sizes.every((size) => size === null)
          ? ''
          : `${sizes.map((size) => (size === null ? '?' : decimal(size))).join(' × ')} εκ. (μήκος × πλάτος × ύψος)`,
      ],
      ['Εταιρεία', sent.company],
      ['Όνομα', sent.name],
      ['E-mail', sent.email],
      ['Τηλέφωνο', sent.phone],
      ['Γλώσσα', sent.locale === 'el' ? 'ελληνικά' : 'αγγλικά'],
      ['Επικίνδυνα εμπορεύματα', 'δήλωσε ότι δεν υπάρχουν'],
    ],
    quote: sent.text,
    sign: 'Απαντήστε σε αυτό το e-mail με την τιμή και το πλοίο.',
  });
  const toStaff: Email = {
    to: mailTo,
    subject: `[${reference}] Φορτίο ${route('el')}, ${day}: ${sent.name}`,
    ...body,
    headers: { 'Reply-To': sent.email, 'Content-Language': 'el' },
  };
  const words = sent.locale === 'el' ? ['Διαδρομή', 'Ημέρα', 'Τεμάχια'] : ['Route', 'Day', 'Pieces'];
  const [routeWord = '', dayWord = '', piecesWord = ''] = words;
  return {
    toStaff,
    receipt: receiptLetter('cargo', sent, reference, [
      [routeWord, route(sent.locale)],
      [dayWord, fullDay(sent.day, sent.locale)],
      [piecesWord, String(sent.pieces)],
    ]),
  };
}

const decimal = (value: number) => String(value).replace('.', ',');
