'use client';

import { loadBoard, loadNextFromQuays } from '#lib/timetable/load-view.ts';
import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { BoardRow, BoardView } from '#lib/timetable/board-view.ts';
import type { NextFromQuays } from '#lib/timetable/next-from-quays-view.ts';
import type { Locale } from '#foundation/text/locales.ts';
import styles from './next-departures.module.css';

/** A cancelled sailing must show within half a minute. */
const REFRESH_MS = 30_000;
const SHOWN = 3;
/** Loaded a little before it scrolls into view. */
const NEAR = '400px';

type Labels = Record<'title' | 'region' | 'away' | 'none' | 'noneSearch', string> & {
  /** With `#` for the next ship. */
  noneThen: string;
};
type Props = {
  port: string;
  /** Ids of its quays in the network. */
  quays: readonly string[];
  locale: Locale;
  labels: Labels;
  isQuayShown: boolean;
};
type State = { kind: 'loading' } | { kind: 'away' } | { kind: 'shown'; view: BoardView };

/**
 * The next ships from one port. The page has more than twenty of these, so each is an empty box until it is near the viewport; it
 * refreshes every half minute while it stays there. A failed refresh keeps the current rows.
 */
export function NextDepartures({ port, quays, locale, labels, isQuayShown }: Props) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [isNear, setNear] = useState(false);
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: NEAR,
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return;
    const stop = new AbortController();
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      const view = await loadBoard(port, null, locale, stop.signal);
      if (stop.signal.aborted) return;
      setState((before) =>
        view ? { kind: 'shown', view } : before.kind === 'shown' ? before : { kind: 'away' },
      );
    };
    void refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [isNear, port, locale]);

  return (
    <section
      ref={box}
      className={styles.box}
      aria-label={labels.region}
      aria-busy={state.kind === 'loading'}
      data-live="now"
    >
      {state.kind === 'loading' ? null : (
        <h4>
          {labels.title}
          {state.kind === 'shown' ? <small>{state.view.updated}</small> : null}
        </h4>
      )}
      <Body state={state} quays={quays} locale={locale} labels={labels} isQuayShown={isQuayShown} />
    </section>
  );
}

type BodyProps = Pick<Props, 'quays' | 'locale' | 'labels' | 'isQuayShown'> & { state: State };

function Body({ state, quays, locale, labels, isQuayShown }: BodyProps) {
  if (state.kind === 'away') return <p className={styles.text}>{labels.away}</p>;
  if (state.kind === 'loading') return null;
  const rows = state.view.rows.slice(0, SHOWN);
  if (rows.length === 0) return <NoShips quays={quays} locale={locale} labels={labels} />;
  return (
    <ul>
      {rows.map((row) => (
        <Row key={row.id} row={row} isQuayShown={isQuayShown} />
      ))}
    </ul>
  );
}

/** None today or tomorrow: the next one within a week. */
function NoShips({ quays, locale, labels }: Pick<Props, 'quays' | 'locale' | 'labels'>) {
  const [later, setLater] = useState<NextFromQuays['quays'][number] | undefined>();
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const next = await loadNextFromQuays(locale, stop.signal);
      if (!stop.signal.aborted) setLater(next?.quays.find(({ id }) => quays.includes(id)));
    };
    void load();
    return () => stop.abort();
  }, [locale, quays]);
  return (
    <p className={styles.text}>
      <span>{labels.none}</span>
      {later ? labels.noneThen.replace('#', `${later.when}, ${later.to}`) : labels.noneSearch}
    </p>
  );
}

function Row({ row, isQuayShown }: { row: BoardRow; isQuayShown: boolean }) {
  return (
    <li className={row.state.tone === 'bad' ? styles.off : undefined}>
      <p className={styles.time}>
        {row.dayWord ? <small>{row.dayWord}</small> : null}
        <time>{row.time}</time>
      </p>
      <p className={styles.to}>
        <SiteLink href={row.book.href} prefetch={false} aria-label={row.book.label}>
          {row.to}
        </SiteLink>
        <small>{isQuayShown ? `${row.quay} · ${row.vessel}` : `${row.vessel} · ${row.kind}`}</small>
      </p>
      <p className={styles.standing}>
        {row.state.text ? (
          <span className={`${styles.state} ${styles[row.state.tone]}`}>{row.state.text}</span>
        ) : null}
        <b>{row.price}</b>
      </p>
    </li>
  );
}
