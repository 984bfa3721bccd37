import { getTranslations } from 'next-intl/server';
import type { JourneyLeg } from '#contracts/reservations/index.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';

type Props = { from: JourneyLeg['from']; to: JourneyLeg['to'] };

/** «Ρόδος (Ακαντιά) – Σύμη (Γιαλός)» */
export async function CrossingPlaces({ from, to }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.change');
  return t('places', {
    from: from.portName[locale],
    fromQuay: from.quayName[locale],
    to: to.portName[locale],
    toQuay: to.quayName[locale],
  });
}
