import { getTranslations } from 'next-intl/server';
import { AskInChat } from '../chat/ask-in-chat.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Phone } from '../icon/drawn.server.tsx';
import { SiteLink } from '../link/site-link.tsx';
import { SearchField } from '#app/_ui/site-search/search-field.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import styles from './errors.module.css';
import lostChartStyles from './lost-chart.module.css';

/** The coast of Arki, one of the smallest islands that we call at, in 520 × 520 units (see lib/maps/NOTICE.md). */
const COAST = '/maps/arki.svg#land';

/** The 404 page: what happened, and the links that people most often need (A11). */
export async function NotFound() {
  const locale = await currentLocale();
  const [t, chat, shell] = await Promise.all([
    getTranslations('common.errors'),
    getTranslations('common.chat'),
    readShell(locale),
  ]);
  const ways = [
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
          <div className={styles.search}>
            <SearchField />
          </div>
          <nav aria-label={t('waysOn')}>
            <ul className={styles.list}>
              {ways.map(({ href, label }) => (
                <li key={href}>
                  <SiteLink href={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
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
        <LostChart />
      </div>
    </section>
  );
}

/** A piece of a chart with a course that leads off it. Decorative: hidden from screen readers. */
function LostChart() {
  return (
    <svg className={lostChartStyles.chart} viewBox="0 0 520 520" aria-hidden>
      <rect className={lostChartStyles.sea} width="520" height="520" />
      <use href={COAST} className={lostChartStyles.shallow} />
      <use href={COAST} className={lostChartStyles.land} />
      <path
        className={lostChartStyles.course}
        d="M30 452C150 470 250 500 330 452S470 330 452 236 436 96 540 40"
      />
      <circle className={lostChartStyles.start} cx={30} cy={452} r={8} />
      <g transform="translate(452 236) rotate(-92)">
        <path className={lostChartStyles.hull} d="M-26-14H8Q24-10 34 0Q24 10 8 14H-26Q-20 0-26-14Z" />
      </g>
      <text className={lostChartStyles.depth} x={318} y={92}>
        404
      </text>
      <text className={lostChartStyles.depth} x={64} y={150}>
        37
      </text>
      <text className={lostChartStyles.depth} x={60} y={330}>
        52
      </text>
    </svg>
  );
}
