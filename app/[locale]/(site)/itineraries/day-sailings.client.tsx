'use client';

import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ArrowRight } from '#app/_ui/icon/icons.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { DaySailingView } from '#lib/timetable/view.ts';
import { useDay } from './day-root.client.tsx';
import panel from './day-panel.module.css';
import styles from './day-sailings.module.css';

type Labels = { loading: string; failed: string; retry: string };

/** Every sailing of the chosen day, whatever the line: the answer to "is there a boat tomorrow". */
export function DaySailings({ labels }: { labels: Labels }) {
  const { date, view, hasFailed, retry } = useDay();
  if (date === null) return null;
  return (
    <section className={styles.day} aria-busy={view === null && !hasFailed} data-live="">
      <div className="wrap">
        {view ? <h2>{view.label}</h2> : null}
        {/* Only the number is announced: the list is read when somebody goes there. */}
        <p aria-live="polite">{view ? view.count : hasFailed ? labels.failed : labels.loading}</p>
        {hasFailed ? (
          <button type="button" className={buttonClasses({ tone: 'line', small: true })} onClick={retry}>
            {labels.retry}
          </button>
        ) : null}
        <ul>
          {view?.sailings.map((sailing) => (
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
