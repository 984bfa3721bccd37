import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { isPaid } from '#lib/booking/manage/booking-status.ts';
import { refundRows, type RefundRow } from '#lib/booking/manage/refund-rows.ts';
import { isOwnTerms, sourceName } from '#foundation/text/law-names.ts';
import { paths } from '#lib/routes/paths.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Booking, CancellationPreview } from '#contracts/reservations/index.ts';
import { boundNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import { itemNames } from '#app/[locale]/(booking)/booking/manage/_shared/item-names.ts';
import { RuleBar } from './rule-bar.tsx';
import styles from './cancel.module.css';
import { openPath } from '#lib/booking/manage/change/change-path.ts';
import { sumCents } from '#foundation/money/cents.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { IslandPicture } from '#app/[locale]/(booking)/booking/_shared/island-picture.tsx';

type Props = { booking: Booking; preview: CancellationPreview };

/** The refund of each ship, the rule and its deadline, and the tickets that it covers. */
export async function CancelRows({ booking, preview }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const own = await getTranslations('common.booking.cancel');
  const rows = refundRows(preview.tickets);
  return (
    <section aria-label={own('whatComesBack')}>
      <p className={styles.lede}>
        {isPaid(booking) ? t('cancelLede', { count: rows.length }) : t('cancelUnpaid')}
      </p>
      <ul className={styles.refunds}>
        {rows.map((row, index) => (
          <Row
            key={`${row.segment} ${row.percent} ${row.reason.en}`}
            booking={booking}
            row={row}
            isAlone={preview.tickets.length === 1}
            isSameRule={rows[index - 1]?.reason.en === row.reason.en}
          />
        ))}
      </ul>
      {preview.rest ? <RestPrices booking={booking} rest={preview.rest} /> : null}
      <OpenInstead booking={booking} preview={preview} />
      {preview.notes.map((note) => (
        <p key={note.en} className={styles.note}>
          {note[locale]}
        </p>
      ))}
    </section>
  );
}

type RowProps = {
  booking: Booking;
  row: RefundRow;
  /** It is the only ticket, so its traveller is named without a press. */
  isAlone: boolean;
  /** The row above has said the rule. */
  isSameRule: boolean;
};

async function Row({ booking, row, isAlone, isSameRule }: RowProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const own = await getTranslations('common.booking.cancel');
  const nameOf = await itemNames(booking);
  const nameOfBound = await boundNames(booking);
  const segment = booking.segments[row.segment];
  if (!segment) return null;
  const paid = isPaid(booking);
  const price = (cents: number) => formatPrice(cents, locale);
  return (
    <li>
      <h3>
        {t('rowTitle', {
          direction: nameOfBound(row.segment),
          day: datedDay(segment.leg.from.at, locale),
          time: clock(segment.leg.from.at),
        })}
        <small>{t('rowPaid', { count: row.tickets.length, price: price(row.paidCents) })}</small>
      </h3>
      {paid ? (
        <p className={`${styles.back} num`}>
          <small>{t('back')}</small>
          {price(row.backCents)}
        </p>
      ) : null}
      {row.steps.length > 1 ? <RuleBar steps={row.steps} until={row.until} /> : null}
      {paid ? (
        <p className={styles.reason}>
          {isSameRule ? null : `${unbroken(row.reason[locale])} `}
          {row.until ? t('until', { day: datedDay(row.until, locale), time: clock(row.until) }) : null}
          {row.source && !isSameRule ? <Source source={row.source} /> : null}
        </p>
      ) : null}
      <details className={styles.tickets} open={isAlone}>
        <summary>{own('tickets', { count: row.tickets.length })}</summary>
        <ul className="num">
          {row.tickets.map(({ item, cents, backCents }) => (
            <li key={item}>
              <span>{nameOf(item)}</span>
              <span>
                {paid ? own('ofPaid', { back: price(backCents), paid: price(cents) }) : price(cents)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The law or the terms that the rule comes from; our own terms can be read. */
async function Source({ source }: { source: string }) {
  const locale = await currentLocale();
  const name = sourceName(source, locale);
  return (
    <small>
      {isOwnTerms(source) ? (
        <a href={paths.page(locale, 'travel-terms')} className={layout.link}>
          {name}
        </a>
      ) : (
        name
      )}
    </small>
  );
}

type RestProps = { booking: Booking; rest: NonNullable<CancellationPreview['rest']> };

/** The prices of the remaining tickets, ship by ship, so that the traveller sees the new total before confirming. */
async function RestPrices({ booking, rest }: RestProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.cancel');
  const nameOf = await itemNames(booking);
  const nameOfBound = await boundNames(booking);
  const price = (cents: number) => formatPrice(cents, locale);
  return (
    <section className={styles.rest} aria-labelledby="rest-prices">
      <h3 id="rest-prices">{t('restTitle')}</h3>
      <ul className="num">
        {rest.tickets.map(({ segment, item, beforeCents, afterCents }) => (
          <li key={`${segment} ${item}`}>
            <span>
              {nameOfBound(segment)}, {nameOf(item)}
            </span>
            <span>{t('restTicket', { was: price(beforeCents), now: price(afterCents) })}</span>
          </li>
        ))}
      </ul>
      <p>{t('restSum', { was: price(rest.beforeCents), now: price(rest.afterCents) })}</p>
    </section>
  );
}

type OpenInsteadProps = { booking: Booking; preview: CancellationPreview };

/** Where a cancellation loses money, leaving the date open may not; offered while the service allows it. */
async function OpenInstead({ booking, preview }: OpenInsteadProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.cancel.open');
  const nameOfBound = await boundNames(booking);
  const possible = booking.actions?.open?.segments ?? [];
  const losing = preview.tickets.filter(
    ({ segment, cents, backCents }) => backCents < cents && possible.includes(segment),
  );
  const [first] = losing;
  if (!first || preview.keptCents === 0) return null;
  const own = losing.filter(({ segment }) => segment === first.segment);
  const lost = sumCents(own.map(({ cents, backCents }) => cents - backCents));
  return (
    <aside className={styles.open} aria-label={t('title')}>
      <IslandPicture className={styles.sea} sizes="204px" />
      <div>
        <p>
          <b>{t('title')}</b>
          {` ${t('text', { price: formatPrice(lost, locale) })}`}
        </p>
        <a href={openPath(locale, booking.reference, first.segment)} className={layout.link}>
          {t('link', { direction: nameOfBound(first.segment) })}
        </a>
      </div>
    </aside>
  );
}
