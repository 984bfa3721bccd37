import { currentLocale } from '#lib/i18n/current-locale.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import type { Booking } from '#contracts/reservations/index.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { HoldAgainNotice } from './hold-again-notice.tsx';
import { ContinueForm } from '#app/[locale]/(booking)/booking/_shared/continue-form.tsx';
import { searchOf } from '#app/[locale]/(booking)/booking/_shared/search-of.ts';
import { sailingsPath } from '#lib/booking/paths.ts';
import { getQuote } from '#lib/reservations/client.server.ts';
import { isCodeRefused, sameSeats } from './hold-again.server.ts';
import styles from './expired-panel.module.css';

type Props = { booking: Booking; refused: string | undefined };

/** Time ran out: the same seats again with one press, or other sailings. What was typed waits in this tab. */
export async function ExpiredPanel({ booking, refused }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.travellers.expired');
  const { expectedTotalCents: wasCents, segments, party, promoCode } = sameSeats(booking, locale);
  const asBefore = { segments, party, promoCode };
  // The old price would be refused for ever once it has changed, and so would a code that has run out.
  const quoted = await getQuote(asBefore, locale);
  const request = isCodeRefused(quoted) ? { segments, party } : asBefore;
  const quote = request === asBefore ? quoted : await getQuote(request, locale);
  const nowCents = quote.kind === 'ok' ? quote.value.totalCents : wasCents;
  const search = searchOf(booking);
  return (
    <>
      <HoldAgainNotice refused={refused} wasCents={wasCents} nowCents={nowCents} />
      <div className={styles.panel}>
        <h1 className={furniture.h1}>{t('title')}</h1>
        <p className={furniture.lede}>{t('text')}</p>
        <div className={styles.actions}>
          <ContinueForm
            locale={locale}
            request={request}
            expectedTotalCents={nowCents}
            page="travellers"
            search={new URLSearchParams({ ref: booking.reference }).toString()}
            idempotencyKey={randomUUID()}
          >
            <button className={buttonClasses()}>{t('again')}</button>
          </ContinueForm>
          {search ? (
            <a href={sailingsPath(locale, search)} className={furniture.link}>
              {t('others')}
            </a>
          ) : null}
        </div>
      </div>
    </>
  );
}
