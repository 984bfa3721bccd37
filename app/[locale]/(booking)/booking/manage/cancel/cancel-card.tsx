import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Phone } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { cancelPath } from '#lib/booking/manage/cancel-scope.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { isPaid } from '#lib/booking/manage/standing.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Booking, CancellationPreview, CancellationScope } from '#contracts/reservations/index.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import card from '#app/[locale]/(booking)/booking/manage/_shared/money-card.module.css';
import { MoneyRows } from '#app/[locale]/(booking)/booking/manage/_shared/money-rows.tsx';

type Props = { booking: Booking; preview: CancellationPreview; scope: CancellationScope };

/** The sum of what is chosen and the way on; it is said aloud when another choice changes it. */
export async function CancelCard({ booking, preview, scope }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine');
  const paid = isPaid(booking);
  const rows = [
    ...(paid && preview.keptCents > 0 ? [[t('kept'), formatPrice(preview.keptCents, locale)] as const] : []),
    ...(preview.rest
      ? [[t('restMore'), formatPrice(preview.rest.afterCents - preview.rest.beforeCents, locale)] as const]
      : []),
    ...(preview.dueCents > 0 ? [[t('stillDue'), formatPrice(preview.dueCents, locale)] as const] : []),
  ];
  const phone = (await operatorPhone(locale)).text;
  return (
    <>
      <section className={card.card}>
        <div aria-live="polite">
          {paid || rows.length > 0 ? (
            <MoneyRows
              title={t(paid ? 'willReturn' : 'stillDue')}
              cents={paid ? preview.refundCents : preview.dueCents}
              rows={paid ? rows : []}
            />
          ) : (
            <h2>{t('nothingOwed')}</h2>
          )}
        </div>
        {preview.refundCents > 0 ? (
          <p className={card.text}>{t(booking.payment?.method === 'agency' ? 'backAgency' : 'backCard')}</p>
        ) : null}
        <SiteLink
          href={cancelPath(locale, booking.reference, scope, { sure: true })}
          prefetch={false}
          className={`${buttonClasses({ tone: 'line', wide: true })} ${card.bad}`}
        >
          {t(preview.refundCents > 0 ? 'confirmCancel' : 'confirmCancelUnpaid')}
        </SiteLink>
        <a
          href={managePath(locale, booking.reference)}
          className={buttonClasses({ tone: 'navy', wide: true })}
        >
          {t('keep')}
        </a>
      </section>
      {paid ? (
        <p className={card.below}>
          <Phone aria-hidden className="icon" />
          {t('carrierFault', { phone })}
        </p>
      ) : null}
    </>
  );
}
