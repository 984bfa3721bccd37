import { currentLocale } from '#lib/i18n/current-locale.ts';
import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { cancelPath, scopeQuery } from '#lib/booking/manage/cancel-scope.ts';
import { refundRows } from '#lib/booking/manage/refund-rows.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Booking, CancellationPreview, CancellationScope } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import card from '#app/[locale]/(booking)/booking/manage/_shared/money-card.module.css';
import { boundNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import { itemNames } from '#app/[locale]/(booking)/booking/manage/_shared/item-names.ts';
import styles from './cancel.module.css';

type Props = { booking: Booking; preview: CancellationPreview; scope: CancellationScope };

/**
 * The final confirmation, with the amount and how it is refunded. The shown amount is part of the request, so a
 * different one is never carried out.
 */
export async function CancelSure({ booking, preview, scope }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.cancel');
  const mine = await getTranslations('common.booking.mine');
  const nameOf = await itemNames(booking);
  const nameOfBound = await boundNames(booking);
  const { refundCents, dueCents, until } = preview;
  const price = formatPrice(refundCents, locale);
  return (
    <section className={styles.sure} aria-labelledby="sure" data-bubble-waits="">
      <h2 id="sure" className={layout.h2}>
        {t(scope.kind === 'all' ? 'sureAll' : 'surePart')}
      </h2>
      <ul className={styles.gone}>
        {refundRows(preview.tickets).map(({ segment, tickets, reason }) => {
          const ship = booking.segments[segment];
          return ship ? (
            <li key={`${segment} ${reason.en}`}>
              <b>
                {mine('rowTitle', {
                  direction: nameOfBound(segment),
                  day: datedDay(ship.leg.from.at, locale),
                  time: clock(ship.leg.from.at),
                })}
              </b>
              <small>{tickets.map(({ item }) => nameOf(item)).join(', ')}</small>
            </li>
          ) : null;
        })}
      </ul>
      {preview.rest ? (
        <p className={card.text}>
          {t('restTitle')}.{' '}
          {t('restSum', {
            was: formatPrice(preview.rest.beforeCents, locale),
            now: formatPrice(preview.rest.afterCents, locale),
          })}
        </p>
      ) : null}
      {refundCents > 0 ? (
        <>
          <p className={`${styles.amount} num`}>{t('comesBack', { price })}</p>
          <p className={card.text}>
            {`${mine(booking.payment?.method === 'agency' ? 'backAgency' : 'backCard')} `}
            {until ? t('amountUntil', { day: datedDay(until, locale), time: clock(until) }) : null}
          </p>
        </>
      ) : (
        <p className={styles.amount}>
          {dueCents > 0 ? t('dueAfter', { price: formatPrice(dueCents, locale) }) : t('nothingComesBack')}
        </p>
      )}
      <p className={card.text}>{t('noWayBack')}</p>
      <div className={styles.buttons}>
        <form method="post" action="/api/booking/cancel">
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="reference" value={booking.reference} />
          <input type="hidden" name="expectedRefundCents" value={refundCents} />
          <input type="hidden" name="key" value={randomUUID()} />
          {Object.entries(scopeQuery(scope)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className={`${buttonClasses({ tone: 'line', wide: true })} ${card.bad}`}>
            {refundCents > 0 ? t('yesRefund', { price }) : t('yes')}
          </button>
        </form>
        <SiteLink
          href={cancelPath(locale, booking.reference, scope)}
          prefetch={false}
          className={buttonClasses({ tone: 'navy', wide: true })}
        >
          {t('no')}
        </SiteLink>
      </div>
    </section>
  );
}
