'use client';

import { loadConnections } from '#lib/timetable/load-view.ts';
import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { useQuestion } from '#app/_ui/question/use-question.client.ts';
import { ArrowRight } from '#app/_ui/icon/icons.tsx';
import type { Connections } from '#lib/timetable/connection-view.ts';
import type { Locale } from '#foundation/text/locales.ts';
import styles from './facts-strip.module.css';

/** The page may be cached; data older than this is requested again. */
const FRESH_MS = 120_000;

type FactsLabels = {
  region: string;
  next: string;
  after: string;
  price: string;
  book: string;
  /** Between two times, for screen readers. */
  arrives: string;
  none: string;
};
type Props = {
  initial: Connections;
  ports: readonly string[];
  labels: FactsLabels;
  locale: Locale;
  /** The question that this card answers. */
  children: ReactNode;
};

/** Next sailings from the port that the traveller chooses. The server renders it for the usual port. */
export function FactsStrip({ initial, ports, labels, locale, children }: Props) {
  const [view, setView] = useState(initial);
  const { asked, box, onChange } = useQuestion({ from: initial.ways[0]?.from ?? '', destination: null });

  useEffect(() => {
    if (Date.now() - Date.parse(initial.asOf) < FRESH_MS) return;
    const stop = new AbortController();
    const refresh = async () => {
      const fresh = await loadConnections(ports, locale, stop.signal);
      if (fresh && fresh.ways.length > 0 && canBeOpened(fresh)) setView(fresh);
    };
    void refresh();
    return () => stop.abort();
  }, [initial.asOf, ports, locale]);

  const way = view.ways.find((candidate) => candidate.from === asked.from) ?? view.ways[0];
  if (!way) return null;
  const [next, ...later] = way.sailings;
  const hasSeveralQuays = new Set(way.sailings.map(({ quay }) => quay)).size > 1;
  return (
    <section className={styles.card} aria-label={labels.region} data-live="" data-bubble-waits="">
      <div ref={box} onChange={onChange} className={styles.question}>
        {children}
      </div>
      <div aria-live="polite">
        <p className={styles.key}>{labels.next}</p>
        {next ? (
          <>
            <p className={styles.times}>
              <time>{next.departs}</time> <ArrowRight />{' '}
              <span className="visually-hidden">{labels.arrives} </span>
              <time>{next.arrives}</time>
            </p>
            <p className={styles.soft}>
              {next.day}
              <br />
              {next.laterDay ? (
                <>
                  {next.laterDay}
                  <br />
                </>
              ) : null}
              {next.durationText} · {next.vessel}
              <br />
              {next.onQuay}
            </p>
          </>
        ) : (
          <p className={styles.soft}>{labels.none}</p>
        )}
      </div>
      <div>
        <p className={styles.key}>{labels.after}</p>
        <ul className={styles.later}>
          {later.slice(0, 3).map((sailing) => (
            <li key={sailing.departsAt}>
              <Link
                href={sailing.book.href}
                prefetch={false}
                aria-label={
                  hasSeveralQuays && sailing.quay
                    ? `${sailing.book.label}, ${sailing.quay}`
                    : sailing.book.label
                }
              >
                {sailing.dayShort}
                <b>{sailing.departs}</b>
                {hasSeveralQuays ? sailing.quay : null}
                <small>{sailing.duration}</small>
                {sailing.price ? <small>{sailing.price}</small> : null}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.pay}>
        <p>
          {/* The fare of the ship that the button opens; below her, others may be cheaper. */}
          {next?.price ? (
            next.price
          ) : (
            <>
              <small>{`${labels.price} `}</small>
              <span {...way.mark}>{way.price}</span>
            </>
          )}
        </p>
        <Link
          href={(next ?? way).book.href}
          className={buttonClasses()}
          prefetch={false}
          aria-label={(next ?? way).book.label}
        >
          {labels.book} <ArrowRight size={18} />
        </Link>
      </div>
    </section>
  );
}

/** A server that still runs the release before doesn't say where a sailing leads. */
function canBeOpened({ ways }: Connections): boolean {
  return ways.every(({ sailings }) => sailings.every((sailing) => 'book' in sailing));
}
