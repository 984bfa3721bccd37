import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { HOME_PORT } from '#lib/timetable/home-port.ts';
import { readBoard } from '#lib/timetable/board.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { NOW } from '#lib/timetable/selection.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import type { Network } from '#contracts/reservations/index.ts';
import { paths } from '#lib/routes/paths.ts';
import { Question } from '../question/question.tsx';
import { portChoices, questionTexts, soonDays } from '../question/question-texts.server.ts';
import { TextLink } from '../link/text-link.tsx';
import { Board } from './board.client.tsx';
import styles from './board-section.module.css';

/** Today's departures on the home page; a short sentence when the timetable can't be read. */
export async function BoardSection() {
  const locale = await currentLocale();
  const now = new Date();
  const [t, network, board] = await Promise.all([
    getTranslations('common.board'),
    readNetwork(),
    readBoard({ port: HOME_PORT, destination: null }, locale, now),
  ]);
  return (
    <section className={`wrap ${styles.section}`} data-live="">
      <Board
        initial={board}
        homePort={HOME_PORT}
        locale={locale}
        labels={{
          underway: t('underway'),
          beThere: network ? t('beThere', network.beThereMinutes) : '',
          none: t('none'),
          stale: t('stale', { time: '#' }),
          away: t('unavailable'),
        }}
      >
        {network ? <BoardQuestion network={network} today={athensDay(now)} /> : null}
      </Board>
      <TextLink href={paths.booking(locale)} arrow>
        {t('all')}
      </TextLink>
    </section>
  );
}

/** The question, answered with *now*; the timetable answers everything else. */
async function BoardQuestion({ network, today }: { network: Network; today: string }) {
  const locale = await currentLocale();
  const ports = portChoices(network, locale);
  return (
    <Question
      path={paths.itineraries(locale)}
      texts={await questionTexts(locale)}
      from={ports}
      destinations={ports}
      anywhere
      soon={await soonDays(locale, null)}
      min={today}
      max={network.horizon}
      chosen={{ from: HOME_PORT, destination: null, date: NOW }}
      isOpen
    />
  );
}
