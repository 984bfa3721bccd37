'use client';

import { useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { MAX_VEHICLES, vehicleCategories } from '#contracts/reservations/limits.ts';
import type { VehicleCategory } from '#contracts/reservations/index.ts';
import { Counter } from './counter.tsx';
import { VehicleDrawing } from './vehicle-drawing.tsx';
import styles from './vehicle-picker.module.css';

type Props = {
  vehicles: readonly VehicleCategory[];
  locale: Locale;
  onChange: (vehicles: readonly VehicleCategory[]) => void;
  onClose: () => void;
};

/** Up to four vehicles, also different ones, by their look: all drawn to one scale, over one quay. */
export default function VehiclePicker({ vehicles, locale, onChange, onClose }: Props) {
  const t = useTranslations('common.booking.search');
  const count = (category: VehicleCategory) => vehicles.filter((each) => each === category).length;
  const set = (category: VehicleCategory, value: number) =>
    onChange(
      vehicleCategories.flatMap((each) =>
        Array.from({ length: each === category ? value : count(each) }, () => each),
      ),
    );
  return (
    <div className={styles.panel}>
      <div className={styles.vehicles}>
        {vehicleCategories.map((category) => (
          <div key={category} className={`${styles.vehicle} ${count(category) > 0 ? styles.taken : ''}`}>
            <VehicleDrawing category={category} locale={locale} />
            <Counter
              label={t(`vehicleName.${category}`)}
              hint={t(`vehicleNote.${category}`)}
              value={count(category)}
              min={0}
              full={vehicles.length >= MAX_VEHICLES}
              onChange={(value) => set(category, value)}
            />
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <p>{t('vehiclesLimit')}</p>
        <button type="button" className={buttonClasses({ small: true })} onClick={onClose}>
          {t('done')}
        </button>
      </div>
    </div>
  );
}
