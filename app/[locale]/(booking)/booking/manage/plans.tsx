import { getTranslations } from 'next-intl/server';
import { boundNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { ArrowRight, CalendarPlus, TicketCheck, X, type DrawnIcon } from '#app/_ui/icon/drawn.server.tsx';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { bookedBounds, type BookedBound } from '#lib/booking/booked-bounds.ts';
import { isBrokenBound } from '#lib/booking/tickets/by-ship.ts';
import { isPaid } from '#lib/booking/manage/booking-status.ts';
import { changePath, openPath } from '#lib/booking/manage/change/change-path.ts';
import { tripOptions } from '#lib/booking/manage/change/trip-options.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import styles from './plans.module.css';

type Props = {
  booking: Booking;
  /** Numbers of segments whose ship doesn't sail as booked; their disruption offers what to do. */
  broken: ReadonlySet<number>;
  now: Date;
};

/**
 * What travellers can do when their plans change, each with what it costs or returns now: another sailing, an open ticket, or
 * cancelling. Nothing if none of these is possible any more.
 */
export async function Plans({ booking, broken, now }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.plans');
  const mine = await getTranslations('common.booking.mine');
  const trip = await getTranslations('common.booking.trip');
  const nameOfBound = await boundNames(booking);
  const { actions, reference } = booking;
  const dated = bookedBounds(booking.segments).flatMap((bound) => {
    const options = tripOptions(booking, bound, now.getTime());
    return options.kind === 'dated' && !isBrokenBound(bound, broken) ? [{ bound, options }] : [];
  });
  const isUnpaid = dated.some(({ options }) => options.isUnpaid);
  const until = (instant: string | null | undefined) =>
    instant ? { day: datedDay(instant, locale), time: clock(instant) } : null;
  const linksTo = (
    bounds: readonly { bound: BookedBound }[],
    pathOf: (segment: number) => string,
    termsOf: (bound: BookedBound) => string,
  ): Way[] =>
    bounds.map(({ bound }) => {
      const segment = bound.numbers[0] ?? 0;
      const direction = nameOfBound(segment);
      const [from, to] = [bound.from.portName[locale], bound.to.portName[locale]];
      return { href: pathOf(segment), direction, route: `${from} – ${to}`, terms: termsOf(bound) };
    });
  const changes = linksTo(
    dated.filter(({ options }) => options.canChange),
    (segment) => changePath(locale, reference, { segment }),
    (bound) => {
      const deadlines = deadlinesOf(actions?.change?.deadlines, bound);
      const refundUntil = until(soonest(deadlines.map((each) => each.refundUntil)));
      const last = until(soonest(deadlines.map((each) => each.until)) ?? actions?.change?.until);
      return sentences(
        last && t('possibleUntil', last),
        refundUntil && t('changeRefundUntil', refundUntil),
        deadlines.length > 0 && refundUntil === null && t('changeNoRefund'),
      );
    },
  );
  const opens = linksTo(
    dated.filter(({ options }) => options.canOpen),
    (segment) => openPath(locale, reference, segment),
    (bound) => {
      const deadlines = deadlinesOf(actions?.open?.deadlines, bound);
      const last = until(soonest(deadlines.map((each) => each.until)) ?? actions?.open?.until);
      return last ? t('possibleUntil', last) : '';
    },
  );
  const cancel = actions?.cancel;
  const cancelUntil = until(cancel?.until);
  if (dated.length === 0 && !cancel) return null;
  const free = { amount: t('free') };
  return (
    <section className={styles.plans}>
      <h2 className={layout.h2}>{t('title')}</h2>
      <p className={styles.lede}>{t('lede')}</p>
      <ul className={styles.rows}>
        {changes.length > 0 ? (
          <Row Icon={CalendarPlus} title={trip('change')} ways={changes} figure={free}>
            {t('changeText')}
          </Row>
        ) : null}
        {opens.length > 0 ? (
          <Row Icon={TicketCheck} title={trip('open')} ways={opens} figure={free}>
            {t('openText')}
          </Row>
        ) : dated.length > 0 ? (
          <Row Icon={TicketCheck} title={trip('open')} ways={[]}>
            {trip(isUnpaid ? 'openUnpaid' : 'openClosed')}
          </Row>
        ) : null}
        {cancel ? (
          <Row
            Icon={X}
            title={mine('cancel')}
            ways={[
              {
                href: managePath(locale, reference, { view: 'cancel' }),
                direction: '',
                route: '',
                terms: '',
              },
            ]}
            figure={
              isPaid(booking)
                ? { amount: formatPrice(cancel.refundCents, locale), label: t('returned') }
                : undefined
            }
          >
            {sentences(t('cancelText'), isPaid(booking) && cancelUntil && t('amountUntil', cancelUntil))}
          </Row>
        ) : null}
      </ul>
    </section>
  );
}

/**
 * A link of a row, and until when it can be used. `route` is for screen readers; all but the link are empty if the row is about the
 * whole booking.
 */
type Way = { href: string; direction: string; route: string; terms: string };

/** Those of the ships of a crossing; they are left behind together. */
function deadlinesOf<T extends { segment: number }>(all: readonly T[] | undefined, bound: BookedBound): T[] {
  return (all ?? []).filter(({ segment }) => bound.numbers.includes(segment));
}

/** Null if one of them is over. */
function soonest(instants: readonly (string | null)[]): string | null {
  if (instants.includes(null)) return null;
  return instants.toSorted((a, b) => Date.parse(a ?? '') - Date.parse(b ?? ''))[0] ?? null;
}

type RowProps = {
  Icon: DrawnIcon;
  title: string;
  /** One: the whole row is its link. Several: a link for each crossing. None: the text says why. */
  ways: readonly Way[];
  figure?: { amount: string; label?: string } | undefined;
  children: string;
};

function Row({ Icon, title, ways, figure, children }: RowProps) {
  const [only] = ways;
  return (
    <li className={styles.row}>
      <Icon className="icon" />
      <div>
        <h3 className={styles.title}>
          {only && ways.length === 1 ? (
            <a href={only.href} className={styles.whole}>
              {title}
              {only.route ? (
                <span className="visually-hidden">{`: ${only.direction}, ${only.route}`}</span>
              ) : null}
            </a>
          ) : (
            title
          )}
        </h3>
        <p className={styles.text}>
          {ways.length === 1 ? sentences(children, only?.terms ?? null) : children}
        </p>
        {ways.length > 1 ? (
          <ul className={styles.ways}>
            {ways.map(({ href, direction, route, terms }) => (
              <li key={href}>
                <a href={href} className={buttonClasses({ tone: 'line', small: true })}>
                  {direction}
                  <span className="visually-hidden">{`: ${title}, ${route}`}</span>
                </a>
                <p className={styles.terms}>{terms}</p>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {figure ? (
        <p className={`${styles.figure} num`}>
          <b>{figure.amount}</b> {figure.label}
        </p>
      ) : null}
      {ways.length === 1 ? <ArrowRight className={`icon ${styles.go}`} /> : null}
    </li>
  );
}

function sentences(...parts: readonly (string | false | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
