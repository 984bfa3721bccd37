import { currentLocale } from '#lib/i18n/current-locale.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import type { Booking } from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { ContinueForm } from '#app/[locale]/(booking)/booking/_shared/continue-form.tsx';
import { searchOf } from '#app/[locale]/(booking)/booking/_shared/search-of.ts';
import { sailingsPath } from '#lib/booking/paths.ts';
import { getQuote } from '#lib/reservations/client.server.ts';
import { isCodeRefused, sameSeats } from './hold-again.server.ts';
import styles from './review.module.css';
import { formatPrice } from '#foundation/money/price.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { RefusalNotice } from '#app/[locale]/(booking)/booking/_shared/refusal-notice.tsx';

type Props = { booking: Booking; refused: string | undefined };

/**
 * The hold has expired: hold the same seats again with one press, or choose other sailings. The typed details stay in
 * this tab.
 */
export async function ExpiredPanel({ booking, refused }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.travellers.expired');
  const { expectedTotalCents: wasCents, segments, party, promoCode } = sameSeats(booking, locale);
  const asBefore = { segments, party, promoCode };
  // A changed price would be refused again and again, and so would an expired promo code.
  const quoted = await getQuote(asBefore, locale);
  const request = isCodeRefused(quoted) ? { segments, party } : asBefore;
  const quote = request === asBefore ? quoted : await getQuote(request, locale);
  const nowCents = quote.kind === 'ok' ? quote.value.totalCents : wasCents;
  const search = searchOf(booking);
  return (
    <>
      <HoldAgainNotice refused={refused} wasCents={wasCents} nowCents={nowCents} />
      <div className={styles.panel}>
        <h1 className={layout.h1}>{t('title')}</h1>
        <p className={layout.lede}>{t('text')}</p>
        <div className={styles.expiredActions}>
          <ContinueForm
            request={request}
            expectedTotalCents={nowCents}
            page="travellers"
            search={new URLSearchParams({ ref: booking.reference }).toString()}
            idempotencyKey={randomUUID()}
          >
            <button className={buttonClasses()}>{t('again')}</button>
          </ContinueForm>
          {search ? (
            <a href={sailingsPath(locale, search)} className={layout.link}>
              {t('others')}
            </a>
          ) : null}
        </div>
      </div>
    </>
  );
}

type HoldAgainNoticeProps = {
  /** Code of the refusal when the same seats were requested again. */
  refused: string | undefined;
  /** What the expired booking cost and what the same seats cost now. */
  wasCents: number;
  nowCents: number;
};

/**
 * Why the same seats weren't held again, or that their price has changed: shown before the button is pressed, not
 * after.
 */
async function HoldAgainNotice({ refused, wasCents, nowCents }: HoldAgainNoticeProps) {
  const locale = await currentLocale();
  if (nowCents !== wasCents) {
    const t = await getTranslations('common.booking.refusal');
    const expired = await getTranslations('common.booking.travellers.expired');
    const was = formatPrice(wasCents, locale);
    const now = formatPrice(nowCents, locale);
    return (
      <Notice tone="warn" title={t('price_changed.title')} announce>
        <p>{`${t('prices', { was, now })} ${expired('priceText')}`}</p>
      </Notice>
    );
  }
  if (refused !== 'sold_out') return <RefusalNotice code={refused} wasCents={null} nowCents={null} />;
  // There are no boards below this notice, so it must not refer to visible sailings.
  const t = await getTranslations('common.booking.travellers.problem.gone');
  const phone = await operatorPhone(locale);
  return (
    <Notice tone="bad" title={t('title')} announce>
      <p>{t('text', { phone: phone.text })}</p>
    </Notice>
  );
}
