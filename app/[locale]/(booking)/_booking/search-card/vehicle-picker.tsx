import { useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { MAX_VEHICLES, vehicleCategories } from '#reservations/contract/index.ts';
import type { VehicleCategory } from '#reservations/contract/index.ts';
import { Counter } from './counter.tsx';
import styles from './counter.module.css';

type Props = {
  vehicles: readonly VehicleCategory[];
  onChange: (vehicles: readonly VehicleCategory[]) => void;
  onClose: () => void;
};

/** Up to four vehicles, also different ones. */
export function VehiclePicker({ vehicles, onChange, onClose }: Props) {
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
      {vehicleCategories.map((category) => (
        <Counter
          key={category}
          label={t(`vehicle.${category}`)}
          value={count(category)}
          min={0}
          full={vehicles.length >= MAX_VEHICLES}
          onChange={(value) => set(category, value)}
        />
      ))}
      <p className={styles.limit}>{t('vehiclesLimit')}</p>
      <button type="button" className={buttonClasses({ small: true })} onClick={onClose}>
        {t('done')}
      </button>
    </div>
  );
}
