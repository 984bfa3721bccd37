import { getTranslations } from 'next-intl/server';
import { Phone } from '#app/_ui/icon/drawn.server.tsx';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import { soundOf } from '#lib/booking/port-search.ts';
import type { Agency } from '#lib/content/readers/agency.server.ts';
import styles from './agency-card.module.css';

type Props = { agency: Agency; island: string; islandName: string | null };

/** Name, place, phone, hours and what they do. The `data-` values are what the filter goes by. */
export async function AgencyCard({ agency, island, islandName }: Props) {
  const t = await getTranslations('common.agencies');
  const { name, city, region, address, phone, email, hours, services, words } = agency;
  return (
    <li
      className={styles.card}
      data-sound={[...new Set([...words, islandName ?? ''].map(soundOf))].join(' ')}
      data-island={island}
      data-service={services.join(' ')}
    >
      <h3>{name}</h3>
      <p className={styles.place}>
        <b>{region ? `${city}, ${region}` : city}</b>
        {address}
      </p>
      <a className={styles.phone} href={telephoneLink(phone)} aria-label={t('call', { name, phone })}>
        <Phone aria-hidden size={20} strokeWidth={1.75} />
        {phone}
      </a>
      {hours ? (
        <p className={styles.hours}>
          <span className="visually-hidden">{t('hours')}: </span>
          {hours}
        </p>
      ) : null}
      {services.length > 0 ? (
        <ul className={styles.services} aria-label={t('offers')}>
          {services.map((service) => (
            <li key={service}>{t(`services.${service}`)}</li>
          ))}
        </ul>
      ) : null}
      {email ? (
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
      ) : null}
    </li>
  );
}
