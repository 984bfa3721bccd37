'use client';

import { loadAlerts } from '#lib/timetable/load-view.ts';
import { useEffect, useState } from 'react';
import { whenIdle } from '#app/_ui/interaction/when-idle.ts';
import { CircleAlert, TriangleAlert } from '#app/_ui/icon/icons.tsx';
import type { SailingAlert, SailingAlerts } from '#lib/timetable/sailing-alerts.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { AlertRow } from './alert-row.tsx';
import styles from './alert.module.css';

type Labels = {
  region: string;
  bad: string;
  warn: string;
  /** With `#` for the number. */
  more: string;
};
type Props = { initial: SailingAlerts | null; locale: Locale; ports: string | null; labels: Labels };

const REFRESH_MS = 30_000;
/** As many stand open on phones; of the others their titles, which say what has changed. */
const READABLE = 2;

/** Refreshed every half minute while the page is visible. A failed refresh keeps the current list. */
export function LiveAlertList({ initial, locale, ports, labels }: Props) {
  const [shown, setShown] = useState(initial);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const next = await loadAlerts(ports, locale, signal);
      if (next && !signal.aborted) setShown(next);
    };
    const now = () => void refresh();
    // Not while the page itself is still loading.
    const forget = whenIdle(now);
    const timer = setInterval(now, REFRESH_MS);
    document.addEventListener('visibilitychange', now, { signal });
    window.addEventListener('pageshow', now, { signal });
    window.addEventListener('online', now, { signal });
    return () => {
      forget();
      stop.abort();
      clearInterval(timer);
    };
  }, [locale, ports]);
  return (
    <div aria-live="polite" data-live="">
      {shown && shown.alerts.length > 0 ? <AlertList {...shown} labels={labels} /> : null}
    </div>
  );
}

export function AlertList({
  alerts,
  more,
  labels,
}: Pick<SailingAlerts, 'alerts' | 'more'> & { labels: Labels }) {
  return (
    <section className={styles.list} aria-label={labels.region}>
      {alerts.map((alert, index) => (
        <One key={alert.id} alert={alert} label={labels[alert.severity]} isFolded={index >= READABLE} />
      ))}
      {more > 0 ? <p>{labels.more.replace('#', String(more))}</p> : null}
    </section>
  );
}

type OneProps = { alert: SailingAlert; label: string; isFolded: boolean };

function One({ alert, label, isFolded }: OneProps) {
  const Icon = alert.severity === 'bad' ? CircleAlert : TriangleAlert;
  return (
    <AlertRow
      severity={alert.severity}
      icon={<Icon size={20} />}
      label={label}
      title={alert.title}
      isFolded={isFolded}
    >
      <p>{alert.text}</p>
    </AlertRow>
  );
}
