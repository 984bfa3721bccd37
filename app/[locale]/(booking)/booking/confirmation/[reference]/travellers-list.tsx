import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Booking } from '#contracts/reservations/index.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import styles from './confirmation.module.css';

/** Who travels, as the crew will read it. */
export async function TravellersList({ booking }: { booking: Booking }) {
  const t = await getTranslations('common.booking.confirmation');
  const names = await getTranslations('common.booking.travellers');
  return (
    <section>
      <h2 className={furniture.h2}>{t('travellersTitle')}</h2>
      <ul className={styles.list}>
        {booking.passengers.map((passenger, index) => (
          <li key={`${passenger.surname} ${passenger.given} ${String(index)}`}>
            <Name isOff={passenger.cancelled}>
              {passenger.given} {passenger.surname}
            </Name>
            <span>{passenger.cancelled ? t('notTravelling') : names(`category.${passenger.category}`)}</span>
          </li>
        ))}
        {booking.vehicles.map((vehicle, index) => (
          <li key={`${vehicle.plate} ${String(index)}`}>
            <Name isOff={vehicle.cancelled}>
              {vehicle.plate || names(`vehicleCategory.${vehicle.category}`)}
            </Name>
            <span>
              {vehicle.cancelled ? t('notTravelling') : names(`vehicleCategory.${vehicle.category}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ isOff, children }: { isOff: boolean | undefined; children: ReactNode }) {
  return isOff ? <s>{children}</s> : <b>{children}</b>;
}
