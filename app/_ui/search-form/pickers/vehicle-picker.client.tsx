'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { conventions } from '#foundation/text/conventions.ts';
import { MAX_VEHICLES, vehicleCategories } from '#contracts/reservations/limits.ts';
import type { VehicleCategory } from '#contracts/reservations/index.ts';
import { Counter } from './counter.tsx';
import styles from './vehicle-picker.module.css';
import { Bicycle, Camper, Car, LargeCar, Motorbike, Scooter, Van } from './silhouettes.tsx';

type Props = {
  vehicles: readonly VehicleCategory[];
  onChange: (vehicles: readonly VehicleCategory[]) => void;
  onClose: () => void;
};

/** Up to four vehicles, also different ones, chosen by their picture: all are drawn to one scale, above one quay. */
export default function VehiclePicker({ vehicles, onChange, onClose }: Props) {
  const t = useTranslations('common.booking.search');
  const limit = useId();
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
            <VehicleDrawing category={category} />
            <Counter
              label={t(`vehicleName.${category}`)}
              hint={t(`vehicleNote.${category}`)}
              value={count(category)}
              min={0}
              full={vehicles.length >= MAX_VEHICLES}
              limit={limit}
              onChange={(value) => set(category, value)}
            />
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <p id={limit}>{t('vehiclesLimit')}</p>
        <button type="button" className={buttonClasses({ small: true })} onClick={onClose}>
          {t('done')}
        </button>
      </div>
    </div>
  );
}

/** Units of the drawing per metre; the same for all, so that they can be compared. */
const UNITS_PER_METRE = 30;
const WIDTH = 220;

/** The maximum length of each category, or a typical one where length doesn't matter. */
const lengths: Record<VehicleCategory, number> = {
  CAR1: 4.25,
  CAR2: 5,
  CAR3: 6,
  CMP: 7,
  MO1: 1.9,
  MO2: 2.2,
  BIC: 1.8,
};
const drawings = {
  CAR1: Car,
  CAR2: LargeCar,
  CAR3: Van,
  CMP: Camper,
  MO1: Scooter,
  MO2: Motorbike,
  BIC: Bicycle,
} as const;

/** A vehicle on the quay with a ruler under it. Its name and length are beside it as text. */
function VehicleDrawing({ category }: { category: VehicleCategory }) {
  const locale = useLocale();
  const t = useTranslations('common.booking.search');
  const length = lengths[category];
  const half = (length * UNITS_PER_METRE) / 2;
  const [left, right] = [WIDTH / 2 - half, WIDTH / 2 + half];
  const Drawing = drawings[category];
  const metres = length.toFixed(2).replace('.', conventions[locale].decimalMark);
  return (
    <svg viewBox={`0 0 ${WIDTH} 152`} preserveAspectRatio="xMidYMax meet" aria-hidden>
      <rect y="108" width={WIDTH} height="44" fill="var(--sand-200)" />
      <path d={`M0 108h${WIDTH}`} stroke="var(--sand-400)" strokeWidth="2" />
      <path
        d={`M${left} 117v9M${right} 117v9M${left} 121.5H${right}`}
        stroke="var(--ink)"
        strokeWidth="1.5"
        fill="none"
      />
      {/* Drawn at 33 units per metre, centred in the picture and standing on the quay. */}
      <g transform={`translate(${WIDTH / 2} 108) scale(${UNITS_PER_METRE / 33})`}>
        <Drawing />
      </g>
      <text
        x={WIDTH / 2}
        y="144"
        textAnchor="middle"
        fontFamily="var(--text)"
        fontWeight="650"
        fontSize="14"
        fill="var(--ink)"
      >
        {t('metres', { length: metres })}
      </text>
    </svg>
  );
}
