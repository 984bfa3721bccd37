import { getTranslations } from 'next-intl/server';
import { KEPT_MONTHS_UNUSED } from '#lib/travellers/kept-travellers.ts';
import { TripsElement } from './trips-element.tsx';
import styles from './kept-trips.module.css';

/** The travellers that the device remembers, to see and forget; nothing on other devices. */
export async function KeptTravellers() {
  const t = await getTranslations('common.savedTravellers');
  return (
    <TripsElement
      tag="kept-travellers"
      texts={{
        title: t('title'),
        text: t('text', { months: KEPT_MONTHS_UNUSED }),
        forget: t('forget'),
        forgetWhom: t('forgetWhom', { name: '{name}' }),
        forgotten: t('forgotten', { name: '{name}' }),
      }}
      styles={{
        list: `${styles.list} ${styles.travellers}`,
        status: styles.status,
        text: styles.text,
        forget: styles.forget,
      }}
    />
  );
}
