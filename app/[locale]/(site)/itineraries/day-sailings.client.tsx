'use client';

import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ArrowRight } from '#app/_ui/icon/icons.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { DaySailingView, HereRow } from '#lib/timetable/view.ts';
import { useDay } from './day-root.client.tsx';
import { NoShip } from './no-ship.client.tsx';
import calls from './calls.module.css';
import panel from './day-panel.module.css';
import styles from './day-sailings.module.css';

type DayLabels = {
  loading: string;
  failed: string;
  retry: string;
  others: string;
  /** What the prices include. */
  price: string;
  /** To the search with connections and other days. */
  search: string;
  /** Names the seven days around one without a ship. */
  week: string;
};

export type DayProps = { labels: DayLabels; className: string | undefined };

/**
 * What leaves the chosen port on the chosen day, and below it every other sailing of the day: the answer to "is there a boat
 * tomorrow". Before anybody has chosen a day, what leaves next.
 */
export function DaySailings({ labels, className }: DayProps) {
  const { date, view, isLoading, hasFailed, retry } = useDay();
  const here = view?.here ?? null;
  const isHere = new Set(here?.rows.map(({ id }) => id));
  const others = (date !== null && view?.sailings.filter(({ id }) => !isHere.has(id))) || [];
  return (
    <section className={`${styles.day} ${className}`} aria-busy={isLoading} data-live="">
      <div>
        <div className={styles.head}>
          {view ? <h2>{here?.title ?? view.label}</h2> : null}
          {/* Only the number is announced: the list is read when somebody goes there. */}
          <p aria-live="polite">
            {hasFailed ? labels.failed : view ? (here?.count ?? view.count) : labels.loading}
          </p>
        </div>
        {hasFailed ? (
          <button type="button" className={buttonClasses({ tone: 'line', small: true })} onClick={retry}>
            {labels.retry}
          </button>
        ) : null}
        {here?.none ? <NoShip none={here.none} label={labels.week} /> : null}
        {here?.search ? (
          <SiteLink href={here.search} prefetch={false} className={buttonClasses()}>
            {labels.search}
          </SiteLink>
        ) : null}
        {here && here.rows.length > 0 ? (
          <>
            <ul className={styles.here} data-bubble-waits="">
              {here.rows.map((row) => (
                <Here key={row.id} row={row} />
              ))}
            </ul>
            <p className={styles.note}>{labels.price}</p>
          </>
        ) : null}
        {others.length > 0 ? (
          <>
            {here ? <h3>{labels.others}</h3> : null}
            <ul className={styles.others} data-bubble-waits="">
              {others.map((sailing) => (
                <li key={sailing.id}>
                  {sailing.book ? (
                    <SiteLink href={sailing.book} prefetch={false} className={styles.row}>
                      <Other sailing={sailing} />
                      <b className={styles.fare}>{sailing.calls.at(-1)?.price?.text}</b>
                      <ArrowRight size={20} />
                    </SiteLink>
                  ) : (
                    <div
                      className={`${styles.row} ${styles.off} ${sailing.state?.tone === 'bad' ? styles.cancelled : ''}`}
                    >
                      <Other sailing={sailing} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}

/** The whole row opens the sailing; each call on the way opens it up to there. */
function Here({ row }: { row: HereRow }) {
  const isCancelled = row.state?.tone === 'bad';
  return (
    <li className={isCancelled ? `${styles.off} ${styles.cancelled}` : row.book ? undefined : styles.off}>
      <p className={styles.time}>
        {row.dayWord ? <em>{row.dayWord}</em> : null}
        {row.wasTime ? <s>{row.wasTime}</s> : null}
        <time>{row.time}</time>
      </p>
      <div className={styles.what}>
        <b>{row.to}</b>
        <small>
          <Parts first={row.ship} second={row.quay} />
        </small>
      </div>
      <p className={styles.standing}>
        {row.state ? <span className={panel[row.state.tone]}>{row.state.text}</span> : null}
        {row.note ? <small>{row.note}</small> : null}
      </p>
      <p className={styles.price}>
        {row.price ? <b>{row.price}</b> : null}
        {row.arrives ? <small>{row.arrives}</small> : null}
      </p>
      {row.book ? (
        <SiteLink href={row.book.href} prefetch={false} className={styles.open} aria-label={row.book.label}>
          <ArrowRight size={20} />
        </SiteLink>
      ) : null}
      {row.reason || row.wayOut ? (
        <div className={styles.reason}>
          {row.reason ? <p>{row.reason}</p> : null}
          {row.wayOut ? (
            <SiteLink href={row.wayOut.href} prefetch={false}>
              {row.wayOut.text}
            </SiteLink>
          ) : null}
        </div>
      ) : null}
      {row.calls.length > 0 ? (
        <ol className={calls.calls}>
          {row.calls.map(({ name, time, sold }) => (
            <li key={name}>
              {sold ? (
                <SiteLink href={sold.href} prefetch={false} aria-label={`${time} ${name}. ${sold.label}`}>
                  <b>{name}</b>
                  <small>
                    {time} <span>{sold.price}</span>
                  </small>
                </SiteLink>
              ) : (
                <p>
                  <b>{name}</b>
                  <small>{time}</small>
                </p>
              )}
              {row.calls.length === 1 ? (
                <em className={calls.end} aria-hidden>
                  {row.to}
                </em>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
    </li>
  );
}

/** Two facts beside each other, or one below the other without the dot between them. */
function Parts({ first, second }: { first: string; second: string }) {
  return (
    <>
      {/* The space is read: without it, both are one word. */}
      <span>{first}</span> <i aria-hidden>{'· '}</i>
      <span>{second}</span>
    </>
  );
}

function Other({ sailing }: { sailing: DaySailingView }) {
  return (
    <>
      <time className="num">{sailing.departs}</time>
      <span className={styles.what}>
        <b>{sailing.title}</b>
        <small>
          <Parts first={sailing.ship} second={sailing.lineName} />
        </small>
      </span>
      {sailing.state ? (
        <span className={`${styles.state} ${panel[sailing.state.tone]}`}>{sailing.state.text}</span>
      ) : null}
    </>
  );
}
