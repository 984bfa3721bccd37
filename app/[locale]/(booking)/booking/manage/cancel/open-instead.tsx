import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { openPath } from '#lib/booking/manage/change/change-path.ts';
import { sumCents } from '#foundation/money/cents.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Booking, CancellationPreview } from '#contracts/reservations/index.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { IslandPicture } from '#app/[locale]/(booking)/booking/_shared/island-picture.tsx';
import { wayNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import styles from './cancel.module.css';

type Props = { booking: Booking; preview: CancellationPreview };

/** Where giving up loses money, leaving the date open may lose none; offered while the service lets it be done. */
export async function OpenInstead({ booking, preview }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.cancel.open');
  const nameOfWay = await wayNames(booking);
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
          <b>{t('title')}</b> {t('text', { price: formatPrice(lost, locale) })}
        </p>
        <a href={openPath(locale, booking.reference, first.segment)} className={furniture.link}>
          {t('link', { direction: nameOfWay(first.segment) })}
        </a>
      </div>
    </aside>
  );
}
