import 'server-only';
import { getTranslations } from 'next-intl/server';
import { differenceOf } from '#lib/booking/manage/change/difference.ts';
import { clock, shortDay } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { sumCents } from '#foundation/money/cents.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { titleOfBound } from '#lib/booking/booked-bounds.ts';
import type { Booking, ChangeQuote } from '#contracts/reservations/index.ts';

/** The price of a change as text: plain strings, so that a form in the browser can show them too. */
export type DecisionText = {
  title: string;
  /** Null when nothing is due or refunded. */
  amount: string | null;
  rows: [string, string][];
  texts: string[];
  /** What happens to the whole booking if the amount stays unpaid. */
  warning: { title: string; text: string } | null;
  reasons: string[];
  confirm: string;
};

/**
 * The locale is an argument, because server actions can't get it from the request.
 * @param segments of the booking: with them, the price of something new is split by crossing
 */
export async function decisionText(
  quote: ChangeQuote,
  locale: Locale,
  segments: Booking['segments'] = [],
): Promise<DecisionText> {
  const t = await getTranslations({ locale, namespace: 'common.booking.change' });
  const price = (cents: number) => formatPrice(cents, locale);
  const { kind, cents } = differenceOf(quote);
  const before = sumCents(quote.tickets.map(({ beforeCents }) => beforeCents ?? 0));
  const after = sumCents(quote.tickets.map(({ afterCents }) => afterCents ?? 0));
  const owes = quote.dueCents > 0;
  const total = quote.quote.totalCents;
  const isCompared = before > 0 && after > 0;
  const isNew = happening(quote.tickets) === 'joins';
  const byCrossing = isNew
    ? await centsByCrossing(quote.tickets, segments, locale)
    : new Map<string, number>();
  return {
    title: t(`card.${kind}`),
    amount: kind === 'same' ? null : price(cents),
    rows: [
      ...(byCrossing.size > 1 ? [...byCrossing].map(([name, each]) => row(name, price(each))) : []),
      ...(isCompared ? [row(t('card.before'), price(before)), row(t('card.after'), price(after))] : []),
      ...(quote.keptCents > 0 ? [row(t('card.kept'), price(quote.keptCents))] : []),
      // A row that repeats the one above it, or the large amount, is left out.
      ...(isCompared && after === total ? [] : [row(t('card.total'), price(total))]),
      ...(owes && !(kind === 'more' && quote.dueCents === cents)
        ? [row(t('card.due'), price(quote.dueCents))]
        : []),
      ...(quote.payBy
        ? [
            row(
              t('card.payBy'),
              t('card.at', { day: shortDay(quote.payBy, locale), time: clock(quote.payBy) }),
            ),
          ]
        : []),
    ],
    texts: [
      t(`card.${happening(quote.tickets)}`),
      ...(kind === 'back' ? [t('card.backHow')] : []),
      // Of two deadlines, only the one that follows from confirming.
      ...(quote.until && !quote.payBy
        ? [t('card.until', { day: datedDay(quote.until, locale), time: clock(quote.until) })]
        : []),
    ],
    warning: owes
      ? {
          title: quote.payBy
            ? t('card.dueTitle', { day: datedDay(quote.payBy, locale), time: clock(quote.payBy) })
            : t('card.dueTitleSoon'),
          text: t('card.dueText'),
        }
      : null,
    reasons: quote.reasons.map((reason) => reason[locale]),
    confirm:
      kind === 'more'
        ? t('confirmPay', { price: price(cents) })
        : kind === 'back'
          ? t('confirmBack', { price: price(cents) })
          : t('confirm'),
  };
}

/** What the new tickets cost, by the title of their crossing. */
async function centsByCrossing(
  tickets: ChangeQuote['tickets'],
  segments: Booking['segments'],
  locale: Locale,
): Promise<Map<string, number>> {
  const t = await getTranslations({ locale, namespace: 'common.booking.mine' });
  const sums = new Map<string, number>();
  for (const { segment, afterCents } of tickets) {
    const { name, number } = titleOfBound(segments, segment);
    const title = t(name, { number });
    sums.set(title, (sums.get(title) ?? 0) + (afterCents ?? 0));
  }
  return sums;
}

/** What confirming does to the seats on board. */
function happening(tickets: ChangeQuote['tickets']): 'moves' | 'joins' | 'leaves' {
  if (tickets.every(({ beforeCents }) => beforeCents === null)) return 'joins';
  return tickets.every(({ afterCents }) => afterCents === null) ? 'leaves' : 'moves';
}

function row(term: string, text: string): [string, string] {
  return [term, text];
}
