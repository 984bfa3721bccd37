import { getTranslations } from 'next-intl/server';
import type { Booking } from '#reservations/contract/index.ts';
import furniture from '../frame/furniture.module.css';
import styles from './confirmation.module.css';

/** Who travels, as the crew will read it. */
export async function TravellersList({ booking }: { booking: Booking }) {
  const t = await getTranslations('common.booking.confirmation');
  const names = await getTranslations('common.booking.travellers');
  return (
    <section className={styles.travellers}>
      <h2 className={furniture.h2}>{t('travellersTitle')}</h2>
      <ul className={styles.list}>
        {booking.passengers.map((passenger, index) => (
          <li key={`${passenger.surname} ${passenger.given} ${String(index)}`}>
            <b>
              {passenger.given} {passenger.surname}
            </b>
            <span>{names(`category.${passenger.category}`)}</span>
          </li>
        ))}
        {booking.vehicles.map((vehicle) => (
          <li key={vehicle.plate}>
            <b>{vehicle.plate || names(`vehicleCategory.${vehicle.category}`)}</b>
            <span>{names(`vehicleCategory.${vehicle.category}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
