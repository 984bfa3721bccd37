import { getTranslations } from 'next-intl/server';
import {
  Banknote,
  Bus,
  CarTaxiFront,
  Coffee,
  type DrawnIcon,
  Pill,
  ShoppingBasket,
  SquareParking,
} from '#app/_ui/icon/drawn.server.tsx';
import type { PortAmenity } from '#lib/content/readers/port.server.ts';
import styles from './amenities.module.css';

const ICONS: Record<PortAmenity, DrawnIcon> = {
  bus: Bus,
  taxi: CarTaxiFront,
  parking: SquareParking,
  cafe: Coffee,
  groceries: ShoppingBasket,
  pharmacy: Pill,
  cash: Banknote,
};

/** What is near the quay, at a glance. What is not listed may still be there; nothing is said to be missing. */
export async function Amenities({ amenities }: { amenities: readonly PortAmenity[] }) {
  const t = await getTranslations('common.ports');
  return (
    <ul className={styles.list} aria-label={t('amenities')}>
      {amenities.map((amenity) => {
        const Icon = ICONS[amenity];
        return (
          <li key={amenity}>
            <Icon aria-hidden size={18} strokeWidth={1.75} />
            {t(`amenity.${amenity}`)}
          </li>
        );
      })}
    </ul>
  );
}
