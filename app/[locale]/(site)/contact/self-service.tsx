import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { paths } from '#lib/routes/paths.ts';
import styles from './contact.module.css';

/** What needs no message. */
export async function SelfService() {
  const locale = await currentLocale();
  const t = await getTranslations('common.contact');
  const ways = [
    { href: paths.manageBooking(locale), title: t('manage'), text: t('manageText') },
    { href: paths.booking(locale), title: t('search'), text: t('searchText') },
    { href: paths.departurePorts(locale), title: t('ports'), text: t('portsText') },
    { href: paths.cargo(locale), title: t('cargo'), text: t('cargoText') },
  ];
  return (
    <section className={styles.self} aria-labelledby="self-service">
      <div className="wrap">
        <h2 id="self-service">{t('selfTitle')}</h2>
        <p>{t('selfLead')}</p>
        <ul>
          {ways.map((way) => (
            <li key={way.href}>
              <TextLink href={way.href}>{way.title}</TextLink>
              <span>{way.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
