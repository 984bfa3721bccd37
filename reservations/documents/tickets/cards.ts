import { text } from '#reservations/messages/texts.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Secrets } from '#reservations/kernel/secrets.ts';
import { bearerOf } from './bearer.ts';
import { printDocument } from './documents.ts';
import { signedCode } from './issued.ts';
import type { SheetSource } from './source.ts';

/**
 * One ticket as printed under its ship, which shows route, quay and times for all of them: its bearer, its details,
 * and its code; a pet has none, it boards with its people.
 */
export type TicketCard = {
  title: string;
  code: string | null;
  /** Alternative text for screen readers. */
  codeText: string;
  /** Shown instead of the code when the ticket is not valid. */
  notValid: string[];
  facts: [string, string][];
};

type CardsInput = {
  source: SheetSource;
  /** Index of the segment. */
  index: number;
  locale: Locale;
  secrets: Pick<Secrets, 'ticketKey'>;
};

/** The tickets of one ship. @throws Error when the segment's trip id is not one of ours */
export function ticketCards({ source, index, locale, secrets }: CardsInput): TicketCard[] {
  const segment = source.booking.segments[index];
  if (!segment) throw new Error('ticket for a segment that the booking does not have');
  const { leg, standing } = segment;
  const isValid = (standing?.kind ?? 'runs') === 'runs';
  const route = `${leg.from.portName[locale]} – ${leg.to.portName[locale]}`;
  return source.documents
    .filter((document) => document.segment === index)
    .map((document) => {
      const bearer = bearerOf(source, document);
      const title = bearer.name[locale];
      return {
        title,
        code: signedCode(source, secrets, document, bearer),
        codeText: text(locale, 'tickets.codeOf', { name: title, route }),
        notValid:
          standing && !isValid
            ? [standing.title[locale].toLocaleUpperCase(locale), text(locale, 'tickets.notValid')]
            : [],
        facts: [
          [text(locale, 'tickets.category'), bearer.category?.[locale] ?? text(locale, 'tickets.pet')],
          [text(locale, 'tickets.class'), text(locale, `tickets.classes.${segment.class}`)],
          [text(locale, 'tickets.number'), printDocument(document.document)],
          [
            text(locale, 'tickets.price'),
            document.cents === 0 ? text(locale, 'tickets.free') : formatPrice(document.cents, locale),
          ],
          ...(bearer.man ? [fact(text(locale, 'tickets.man'), bearer.man)] : []),
          ...(bearer.proof ? [fact(text(locale, 'tickets.proof'), bearer.proof[locale])] : []),
        ],
      };
    });
}

function fact(name: string, value: string): [string, string] {
  return [name, value];
}
