'use client';

import { useSyncExternalStore } from 'react';
import { countdownStage, dayInGreece, type CountdownEnd } from './countdown-stage.ts';
import styles from './countdown.module.css';

type Props = {
  end: CountdownEnd;
  /** As the server saw it. */
  ended: boolean;
  words: {
    ends: string;
    ended: string;
    today: string;
    tomorrow: string;
    /** With `#` for the number. */ days: string;
  };
};

const MINUTE_MS = 60_000;

/** The date of the end, and in the browser how many days that is. Calm on purpose: days, no running seconds, nothing announced. */
export function CountdownTime({ end, ended, words }: Props) {
  const minute = useSyncExternalStore(eachMinute, minuteNow, () => null);
  const now = minute === null ? null : new Date(minute * MINUTE_MS);
  const stage = now && countdownStage(end, now, dayInGreece(now));
  const isOver = stage === null ? ended : stage === 'ended';
  return (
    <p className={`num ${styles.time}`}>
      <time dateTime={end.at}>{isOver ? words.ended : words.ends}</time>
      <span className={styles.left}>
        {stage === null || isOver
          ? null
          : typeof stage === 'number'
            ? words.days.replace('#', String(stage))
            : stage === 'today'
              ? words.today
              : words.tomorrow}
      </span>
    </p>
  );
}

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
}

function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}
