import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { HOME_PORT } from '#lib/timetable/home-port.ts';
import { readBoard } from '#lib/timetable/board.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { TextLink } from '../link/text-link.tsx';
import { Board } from './board.client.tsx';
import styles from './board-section.module.css';

const MOST_PORTS = 6;

/** Today's departures on the home page; a short sentence when the timetable can't be read. */
export async function BoardSection() {
  const locale = await currentLocale();
  const [t, network, board] = await Promise.all([
    getTranslations('common.board'),
    readNetwork(),
    readBoard(HOME_PORT, locale, new Date()),
  ]);
  // The busiest ports first, with the home port at the top.
  const ports = (network?.ports ?? [])
    .toSorted((a, b) => b.destinations.length - a.destinations.length)
    .toSorted((a, b) => Number(b.code === HOME_PORT) - Number(a.code === HOME_PORT))
    .slice(0, MOST_PORTS)
    .map((port) => ({ code: port.code, name: port.name[locale] }));
  return (
    <section className={`wrap ${styles.section}`} data-live="">
      <Board
        initial={board}
        homePort={HOME_PORT}
        ports={ports}
        locale={locale}
        labels={{
          clock: t('clock'),
          asOf: t('asOf'),
          ports: t('ports'),
          underway: t('underway'),
          beThere: network ? t('beThere', network.beThereMinutes) : '',
          none: t('none'),
          stale: t('stale', { time: '#' }),
          away: t('unavailable'),
        }}
      />
      <TextLink href={paths.booking(locale)} arrow>
        {t('all')}
      </TextLink>
    </section>
  );
}
