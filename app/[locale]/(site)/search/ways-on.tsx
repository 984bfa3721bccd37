import { getTranslations } from 'next-intl/server';
import { Phone } from '#app/_ui/icon/drawn.server.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { readDestinations } from '#lib/content/readers/destination.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './search.module.css';

/** The first ones in the editors' order. */
const POPULAR = 8;

/** Where to go without a search, or without results: islands, timetable, questions, phone. */
export async function WaysOn() {
  const locale = await currentLocale();
  const [t, tErrors, islands, { phone }] = await Promise.all([
    getTranslations('common.siteSearch'),
    getTranslations('common.errors'),
    readDestinations(locale),
    readShell(locale),
  ]);
  return (
    <div className={styles.ways}>
      {islands.length > 0 ? (
        <nav aria-labelledby="popular-islands">
          <h2 id="popular-islands">{t('islands')}</h2>
          <ul className={styles.chips}>
            {islands.slice(0, POPULAR).map(({ id, title, href }) => (
              <li key={id}>
                <SiteLink href={href} prefetch={false}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <nav aria-labelledby="ways-on">
        <h2 id="ways-on">{t('waysOn')}</h2>
        <ul className={styles.links}>
          <li>
            <TextLink href={paths.itineraries(locale)}>{tErrors('toItineraries')}</TextLink>
          </li>
          <li>
            <TextLink href={paths.departurePorts(locale)}>{tErrors('toPorts')}</TextLink>
          </li>
          <li>
            <TextLink href={paths.questions(locale)}>{tErrors('toQuestions')}</TextLink>
          </li>
        </ul>
      </nav>
      {phone ? (
        <p className={styles.call}>
          {`${tErrors('orCall')} `}
          <a href={telephoneLink(phone)}>
            <Phone aria-hidden size={18} strokeWidth={1.75} />
            {phone}
          </a>
        </p>
      ) : null}
    </div>
  );
}
