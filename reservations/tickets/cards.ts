import { clock, fullDay } from '#lib/dates/day-words.ts';
import { formatPrice } from '#lib/money/price.ts';
import type { Secrets } from '../secrets.ts';
import { bearerOf } from './bearer.ts';
import { printDocument } from './documents.ts';
import { signedCode } from './issued.ts';
import type { SheetSource } from './source.ts';
import { timeBeside } from './time-beside.ts';
import { ticketWords } from './words.ts';

/** One ticket as printed: whose it is, what it says, and its code; a pet has none, it goes with its people. */
export type TicketCard = {
  title: string;
  code: string | null;
  /** Said by screen readers in place of the code. */
  codeText: string;
  /** Stands where the code would be, when the ticket is not valid. */
  notValid: string[];
  facts: [string, string][];
};

type Ask = {
  source: SheetSource;
  /** Which segment. */
  index: number;
  locale: 'el' | 'en';
  secrets: Pick<Secrets, 'ticketKey'>;
};

/** The tickets of one ship. @throws Error when the trip of the segment has no id of ours */
export function ticketCards({ source, index, locale, secrets }: Ask): TicketCard[] {
  const words = ticketWords[locale];
  const segment = source.booking.segments[index];
  if (!segment) throw new Error('a ticket for a ship that the booking does not have');
  const { leg, standing } = segment;
  const isValid = (standing?.kind ?? 'runs') === 'runs';
  const route = `${leg.from.portName[locale]} – ${leg.to.portName[locale]}`;
  const when = `${fullDay(leg.from.at, locale)}, ${clock(leg.from.at)}`;
  return source.documents
    .filter((document) => document.segment === index)
    .map((document) => {
      const bearer = bearerOf(source, document);
      const title = bearer.name[locale];
      return {
        title,
        code: signedCode(source, secrets, document, bearer),
        codeText: words.codeOf(title, route),
        notValid:
          standing && !isValid
            ? [standing.title[locale].toLocaleUpperCase(locale === 'el' ? 'el-GR' : 'en-GB'), words.notValid]
            : [],
        facts: [
          [words.route, route],
          [words.when, when],
          [
            words.quay,
            isValid
              ? words.quayBy(leg.from.quayName[locale], timeBeside(segment.beThereBy, leg.from.at, locale))
              : leg.from.quayName[locale],
          ],
          [words.ship, leg.vessel.name[locale]],
          [words.class, words.classes[segment.class]],
          [words.category, bearer.category?.[locale] ?? words.pet],
          ...(bearer.proof ? [fact(words.proof, bearer.proof[locale])] : []),
          ...(bearer.man ? [fact(words.man, bearer.man)] : []),
          [words.number, printDocument(document.document)],
          [words.reference, source.booking.reference],
          [words.price, document.cents === 0 ? words.free : formatPrice(document.cents, locale)],
        ],
      };
    });
}

function fact(name: string, value: string): [string, string] {
  return [name, value];
}
