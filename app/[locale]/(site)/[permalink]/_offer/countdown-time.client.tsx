'use client';

import { useSyncExternalStore } from 'react';
import { countdownStage, dayInGreece, type CountdownEnd } from './countdown-stage.ts';
import styles from './countdown.module.css';

type Props = {
  end: CountdownEnd;
  /** As computed on the server. */
  ended: boolean;
  texts: {
    ends: string;
    ended: string;
    today: string;
    tomorrow: string;
    /** With `#` for the number. */ days: string;
  };
};

const MINUTE_MS = 60_000;

/**
 * The end date and, in the browser, the number of days left. Calm on purpose: days, no running seconds, no
 * announcements.
 */
export function CountdownTime({ end, ended, texts }: Props) {
  const minute = useSyncExternalStore(eachMinute, minuteNow, () => null);
  const now = minute === null ? null : new Date(minute * MINUTE_MS);
  const stage = now && countdownStage(end, now, dayInGreece(now));
  const isOver = stage === null ? ended : stage === 'ended';
  return (
    <p className={`num ${styles.time}`}>
      <time dateTime={end.at}>{isOver ? texts.ended : texts.ends}</time>
      <span className={styles.left}>
        {stage === null || isOver
          ? null
          : typeof stage === 'number'
            ? texts.days.replace('#', String(stage))
            : stage === 'today'
              ? texts.today
              : texts.tomorrow}
      </span>
    </p>
  );
}

function eachMinute(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, MINUTE_MS);
  return () => clearInterval(timer);
}

function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}
