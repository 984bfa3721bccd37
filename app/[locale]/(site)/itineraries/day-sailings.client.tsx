'use client';

import { ArrowRight } from '#app/_ui/icon/icons.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { DaySailingView } from '#lib/timetable/view.ts';
import { useDay } from './day-root.client.tsx';
import panel from './day-panel.module.css';
import styles from './day-sailings.module.css';

/** Every sailing of the chosen day, whatever the line: the answer to "is there a boat tomorrow". */
export function DaySailings({ loading }: { loading: string }) {
  const { date, view, hasFailed } = useDay();
  if (date === null || hasFailed) return null;
  return (
    <section className={styles.day} aria-live="polite" aria-busy={view === null} data-live="">
      <div className="wrap">
        {view ? (
          <>
            <h2>{view.label}</h2>
            <p>{view.count}</p>
            <ul>
              {view.sailings.map((sailing) => (
                <li key={sailing.id}>
                  {sailing.book ? (
                    <SiteLink href={sailing.book} prefetch={false} className={styles.row}>
                      <Row sailing={sailing} />
                      <ArrowRight size={20} />
                    </SiteLink>
                  ) : (
                    <div className={`${styles.row} ${styles.off}`}>
                      <Row sailing={sailing} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>{loading}</p>
        )}
      </div>
    </section>
  );
}

function Row({ sailing }: { sailing: DaySailingView }) {
  return (
    <>
      <time className="num">{sailing.departs}</time>
      <span className={styles.what}>
        <b>{sailing.title}</b>
        <small>
          {sailing.ship} · {sailing.lineName}
        </small>
      </span>
      {sailing.state ? (
        <span className={`${styles.state} ${panel[sailing.state.tone]}`}>{sailing.state.text}</span>
      ) : null}
    </>
  );
}
