import { getTranslations } from 'next-intl/server';
import { ArrowRight } from '#app/_ui/icon/drawn.server.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { readBoard } from '#lib/timetable/board.server.ts';
import type { BoardRow } from '#lib/timetable/board-view.ts';
import { RefreshWhenOld } from './refresh-when-old.client.tsx';
import styles from './below-form.module.css';

/** As many as the islands beside them are high; on narrow screens the style sheet hides the last ones. */
const SHOWN = 8;

type Props = { port: string; destination: string | null };

/** What leaves next from a port, each with its price and a link that books it. Nothing when no ship leaves or that isn't known. */
export async function NextDepartures({ port, destination }: Props) {
  const locale = await currentLocale();
  const board = await readBoard({ port, destination }, locale, new Date());
  if (!board || board.rows.length === 0) return null;
  const t = await getTranslations('common.booking.search');
  return (
    <section aria-labelledby="next-departures" data-live="">
      <RefreshWhenOld asOf={board.asOf} />
      <h2 id="next-departures">{board.nextTitle}</h2>
      <ul className={styles.rows}>
        {board.rows.slice(0, SHOWN).map((row) => (
          <Departure key={row.id} row={row} />
        ))}
      </ul>
      <TextLink href={paths.itineraries(locale)} arrow>
        {t('wholeTimetable')}
      </TextLink>
    </section>
  );
}

function Departure({ row }: { row: BoardRow }) {
  const isOff = row.state.tone === 'bad';
  return (
    <li className={`${styles.departure} ${isOff ? styles.off : ''}`}>
      <p className={`num ${styles.time}`}>
        {row.dayWord ? <em>{row.dayWord}</em> : null}
        {row.wasTime ? <s>{row.wasTime}</s> : null}
        <time>{row.time}</time>
      </p>
      <p className={styles.to}>
        <b>{row.to}</b>
        <span>{`${row.vessel}, ${row.wayInText}`}</span>
        {row.state.tone === 'ok' ? null : <em className={styles[row.state.tone]}>{row.state.text}</em>}
      </p>
      <SiteLink href={row.book.href} prefetch={false} aria-label={`${row.book.label}, ${row.price}`}>
        <span className="num">{row.price}</span>
        <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
      </SiteLink>
    </li>
  );
}
