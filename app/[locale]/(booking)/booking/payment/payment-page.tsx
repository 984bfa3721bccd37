import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { dueCents, routeOf } from '#lib/booking/manage/booking-status.ts';
import { brokenShip } from '#lib/booking/tickets/by-ship.ts';
import { isWaiting, type PaymentView } from '#lib/booking/pay/payment-view.ts';
import type { PaymentNote } from '#lib/booking/payment-paths.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { clock, longDayInYear } from '#foundation/dates/format-day.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { type Booking, printReference, type Port } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentWatch } from './payment-watch.client.tsx';
import styles from './payment.module.css';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { paths } from '#lib/routes/paths.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { BookingLegs } from '#app/[locale]/(booking)/booking/_shared/summary-leg.tsx';
import { CrossingMap } from '#app/[locale]/(booking)/booking/_shared/crossing-map.tsx';
import { SummaryCard } from '#app/[locale]/(booking)/booking/_shared/summary-card.tsx';
import { randomUUID } from 'node:crypto';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { described, Field } from '#app/_ui/form/field.tsx';
import codeStyles from '#app/[locale]/(booking)/booking/_shared/code-section.module.css';

export type ShownPayment = Exclude<PaymentView, { kind: 'elsewhere' }>;

type Props = {
  booking: Booking;
  view: ShownPayment;
  note: PaymentNote | null;
  /** The verification whose code was sent to the booking's address and has to be entered now. */
  verification: string | null;
  /** Today in the operator's time zone. */ today: string;
};

/** Seconds until the page reloads itself without a script; with one it is quicker. */
const REFRESH_SECONDS = 10;

/** The state of a booking's payment, how long the seats are held, and the available actions. */
export async function PaymentPage({ booking, view, note, verification, today }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.payment');
  const network = await getNetwork();
  const broken = brokenShip(booking)?.standing;
  // Who asked to pay at an agency awaits a code, whatever became of an earlier payment.
  const code = verification !== null && mayReserve(booking, view) ? verification : null;
  const heading = t(code ? 'code.title' : `${textKeyOf(view, note)}.title`);
  const waits = isWaiting(view);
  const cents = view.kind === 'back' ? view.cents : dueCents(booking);
  const { paidCents = 0 } = booking.payment ?? {};
  const deadline = await deadlineOf(booking, today);
  const isHeld = booking.state === 'held' || booking.state === 'paying';
  return (
    <div className={`wrap ${layout.layout}`}>
      <title>{t('title', { heading })}</title>
      <div>
        {waits ? (
          <noscript>
            <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
          </noscript>
        ) : null}
        <PaymentWatch isActive={waits} status={heading} />
        {broken ? (
          <Notice tone="bad" title={broken.title[locale]}>
            <p>{broken.text[locale]}</p>
          </Notice>
        ) : null}
        {note ? <PaymentNotice note={note} isOpen={view.kind === 'again'} /> : null}
        {code ? (
          <PaymentCode booking={booking} verification={code} isWrong={note === 'codeWrong'} />
        ) : (
          <>
            <h1 className={layout.h1}>{heading}</h1>
            <p className={layout.lede}>{t(`${textKeyOf(view, note)}.text`)}</p>
          </>
        )}
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
        {code ? <h2 className={layout.h2}>{t('code.instead')}</h2> : null}
        <PaymentActions
          booking={booking}
          view={view}
          isForAgency={code !== null}
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

/** There is an amount that an agency could still take. */
function mayReserve({ state }: Booking, view: ShownPayment): boolean {
  const isHeld = state === 'held' || state === 'paying';
  return isHeld && (view.kind === 'again' || view.kind === 'open' || view.kind === 'unknown');
}

function textKeyOf(view: ShownPayment, note: PaymentNote | null) {
  if (view.kind !== 'again') return view.kind;
  if (note === 'gaveUp') return 'gaveUp';
  // Another note above already explains what happened.
  return view.tried && !note ? 'again' : 'choose';
}

/** «έως τις 12:25» for a hold; a day and a time once the seats are sold. */
async function deadlineOf({ state, holdExpiresAt, payBy }: Booking, today: string): Promise<string | null> {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.payment');
  if (holdExpiresAt) return t('until', { time: clock(holdExpiresAt) });
  if (state !== 'confirmed' || !payBy) return null;
  return t('untilDay', { day: longDayInYear(payBy, today, locale), time: clock(payBy) });
}

type PaymentNoticeProps = { note: PaymentNote; /** No payment is under way. */ isOpen: boolean };

/** Why the traveller is back on this page. Somebody who cancelled at the provider knows it; the page says what follows. */
async function PaymentNotice({ note, isOpen }: PaymentNoticeProps) {
  // Shown at the field.
  const locale = await currentLocale();
  if (note === 'codeWrong') return null;
  if (note === 'gaveUp' || (note === 'away' && !isOpen)) return null;
  const t = await getTranslations('common.booking.payment.note');
  const phone = await operatorPhone(locale);
  return (
    <Notice tone="warn" title={t(`${note}.title`)} announce>
      <p>{t(`${note}.text`, { phone: phone.text })}</p>
      {note === 'sailing' ? (
        <ButtonLink href={paths.booking(locale)} tone="navy" small>
          {t('search')}
        </ButtonLink>
      ) : null}
    </Notice>
  );
}

type PaymentSummaryProps = {
  booking: Booking;
  ports: readonly Port[];
  /** Today in the operator's time zone. */ today: string;
};

/** The same card as in the previous steps: what is being paid for. */
function PaymentSummary({ booking, ports, today }: PaymentSummaryProps) {
  const route = routeOf(booking.segments);
  const from = ports.find(({ code }) => code === route?.from.port);
  const to = ports.find(({ code }) => code === route?.to.port);
  return (
    <SummaryCard
      quote={booking.quote}
      map={from && to ? <CrossingMap from={from} to={to} /> : undefined}
      legs={<BookingLegs booking={booking} today={today} />}
    />
  );
}

type PaymentCodeProps = { booking: Booking; verification: string; isWrong: boolean };

/** The step before an agency: the code that was sent to the booking's address. A plain form. */
async function PaymentCode({ booking, verification, isWrong }: PaymentCodeProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.payment.code');
  const tCode = await getTranslations('common.booking.contactCode');
  const hint = tCode('hint');
  const error = isWrong ? tCode('error.wrong') : undefined;
  return (
    <section className={codeStyles.code} aria-labelledby="code-title">
      <h1 id="code-title">{t('title')}</h1>
      <p>{t('sent')}</p>
      <form method="post" action="/api/booking/pay">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="reference" value={booking.reference} />
        <input type="hidden" name="method" value="agency" />
        <input type="hidden" name="key" value={randomUUID()} />
        <input type="hidden" name="verification" value={verification} />
        <Field id="code" label={tCode('label')} hint={hint} error={error} className={codeStyles.field}>
          <input
            {...described('code', hint, error)}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={12}
          />
        </Field>
        <div className={codeStyles.actions}>
          <button className={buttonClasses()}>{t('submit')}</button>
          <button name="resend" value="yes" className={buttonClasses({ tone: 'line' })}>
            {tCode('resend')}
          </button>
        </div>
      </form>
    </section>
  );
}
