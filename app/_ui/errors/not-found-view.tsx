import { getTranslations } from 'next-intl/server';
import { AskInChat } from '../chat/ask-in-chat.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Phone } from '../icon/drawn.server.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import styles from './errors.module.css';
import { LostChart } from './lost-chart.tsx';
import { SearchAndLinks } from './search-and-links.tsx';

/** The 404 page: what happened, and the links that people most often need (A11). */
export async function NotFound() {
  const locale = await currentLocale();
  const [t, chat, shell] = await Promise.all([
    getTranslations('common.errors'),
    getTranslations('common.chat'),
    readShell(locale),
  ]);
  const links = [
    { href: paths.destinations(locale), label: t('toDestinations') },
    { href: paths.itineraries(locale), label: t('toItineraries') },
    { href: paths.departurePorts(locale), label: t('toPorts') },
    { href: paths.manageBooking(locale), label: t('toMyBooking') },
    { href: paths.questions(locale), label: t('toQuestions') },
  ];
  return (
    <section className={styles.lost} data-lost>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <p className={styles.code} aria-hidden>
            404
          </p>
          <h1>{t('notFoundTitle')}</h1>
          <p className={styles.lead}>{t('notFoundText')}</p>
          <p className={styles.first}>
            <ButtonLink href={paths.booking(locale)}>{t('searchTrip')}</ButtonLink>
          </p>
          <SearchAndLinks links={links} />
          {shell.phone ? (
            <p className={styles.call}>
              {`${t('orCall')} `}
              <a href={telephoneLink(shell.phone)}>
                <Phone aria-hidden size={18} strokeWidth={1.75} />
                {shell.phone}
              </a>
            </p>
          ) : null}
          <AskInChat label={chat('ask')} />
        </div>
        <LostChart depth="404" />
      </div>
    </section>
  );
}
