import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { dueCents } from '#lib/booking/manage/standing.ts';
import { brokenShip } from '#lib/booking/tickets/by-ship.ts';
import { isWaiting, type PaymentView } from '#lib/booking/pay/payment-view.ts';
import type { PaymentNote } from '#lib/booking/payment-paths.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { clock, longDayInYear } from '#foundation/dates/day-words.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { type Booking, printReference } from '#contracts/reservations/index.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentCode } from './payment-code.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { PaymentWatch } from './payment-watch.client.tsx';
import styles from './payment.module.css';

export type Shown = Exclude<PaymentView, { kind: 'elsewhere' }>;

type Props = {
  booking: Booking;
  view: Shown;
  note: PaymentNote | null;
  /** Of a code that was sent to the address of the booking and is asked for. */
  verification: string | null;
  /** The operator's day. */ today: string;
};

/** Without a script the page asks again by itself after so many seconds; with one it is quicker. */
const REFRESH_SECONDS = 10;

/** How the payment of a booking stands, for how long the seats are kept, and what can be done now. */
export async function PaymentPage({ booking, view, note, verification, today }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.payment');
  const network = await getNetwork();
  const broken = brokenShip(booking)?.standing;
  const heading = t(`${wordsOf(view, note)}.title`);
  const waits = isWaiting(view);
  const cents = view.kind === 'back' ? view.cents : dueCents(booking);
  const { paidCents = 0 } = booking.payment ?? {};
  const deadline = await deadlineOf(booking, today, locale);
  const isHeld = booking.state === 'held' || booking.state === 'paying';
  return (
    <div className={`wrap ${furniture.layout}`}>
      <title>{t('title', { heading })}</title>
      <div>
        {waits ? (
          <noscript>
            <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
          </noscript>
        ) : null}
        <PaymentWatch isActive={waits} says={heading} />
        {broken ? (
          <Notice tone="bad" title={broken.title[locale]}>
            <p>{broken.text[locale]}</p>
          </Notice>
        ) : null}
        {note ? <PaymentNotice note={note} isOpen={view.kind === 'again'} /> : null}
        {verification && mayReserve(booking, view) ? (
          <PaymentCode booking={booking} verification={verification} isWrong={note === 'codeWrong'} />
        ) : null}
        <h1 className={furniture.h1}>{heading}</h1>
        <p className={furniture.lede}>{t(`${wordsOf(view, note)}.text`)}</p>
        <dl className={`${styles.facts} num`}>
          {cents > 0 && paidCents > 0 && view.kind !== 'back' ? (
            <div>
              <dt>{t('alreadyPaid')}</dt>
              <dd>{formatPrice(paidCents, locale)}</dd>
            </div>
          ) : null}
          {cents > 0 ? (
            <div>
              <dt>{t(view.kind === 'back' ? 'comesBack' : 'amount')}</dt>
              <dd className={styles.amount}>{formatPrice(cents, locale)}</dd>
            </div>
          ) : null}
          {deadline ? (
            <div>
              <dt>{t(isHeld ? 'seatsUntil' : 'payUntil')}</dt>
              <dd>{deadline}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t('reference')}</dt>
            <dd className={styles.code}>{printReference(booking.reference)}</dd>
          </div>
        </dl>
        <PaymentActions
          booking={booking}
          view={view}
          offered={network.kind === 'ok' ? network.value.payments : undefined}
        />
      </div>
      <PaymentSummary
        booking={booking}
        ports={network.kind === 'ok' ? network.value.ports : []}
        today={today}
      />
    </div>
  );
}

/** There is something left that an agency could take. */
function mayReserve({ state }: Booking, view: Shown): boolean {
  const isHeld = state === 'held' || state === 'paying';
  return isHeld && (view.kind === 'again' || view.kind === 'open' || view.kind === 'unknown');
}

function wordsOf(view: Shown, note: PaymentNote | null) {
  if (view.kind !== 'again') return view.kind;
  if (note === 'gaveUp') return 'gaveUp';
  // With another note above it, that says what happened.
  return view.tried && !note ? 'again' : 'choose';
}

/** «έως τις 12:25» of a hold; a day and a time once the places are sold. */
async function deadlineOf(
  { state, holdExpiresAt, payBy }: Booking,
  today: string,
  locale: Locale,
): Promise<string | null> {
  const t = await getTranslations('common.booking.payment');
  if (holdExpiresAt) return t('until', { time: clock(holdExpiresAt) });
  if (state !== 'confirmed' || !payBy) return null;
  return t('untilDay', { day: longDayInYear(payBy, today, locale), time: clock(payBy) });
}
