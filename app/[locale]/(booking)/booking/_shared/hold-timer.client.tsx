'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode, SubmitEvent } from 'react';
import styles from './hold-timer.module.css';

type Props = {
  /** Counted by the service at the time of its response; the browser's own clock is never used. */
  secondsLeft: number;
  totalSeconds: number;
  label: string;
  /** The label of the end time, for when no script counts down. */
  labelUntil: string;
  /** «έως τις 12:25» */
  until: string;
  /** Announced when this many seconds are left: 5, 2 and 1 minutes. */
  spoken: Readonly<Record<number, string>>;
  /** The form that asks for more time, once; null when there is no more. */
  children: ReactNode;
};

const SOON = 120;
/** With so many seconds left, more time is offered (WCAG 2.2.1 asks for twenty at least). */
const OFFERED = 300;

/** Remaining time of the hold. Discreet until it matters; without script the end time is shown as text. */
export function HoldTimer(props: Props) {
  const { secondsLeft, totalSeconds, label, labelUntil, until, spoken } = props;
  const router = useRouter();
  const [left, setLeft] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(secondsLeft);
  useEffect(() => {
    const started = performance.now();
    before.current = secondsLeft;
    const tick = () => {
      const now = Math.max(0, Math.ceil(secondsLeft - (performance.now() - started) / 1000));
      for (const [threshold, text] of Object.entries(spoken))
        if (before.current > Number(threshold) && now <= Number(threshold)) setAnnouncement(text);
      if (before.current > 0 && now === 0) router.refresh();
      before.current = now;
      setLeft(now);
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft, spoken, router]);
  // What was typed elsewhere on the page stays where it is.
  const ask = (event: SubmitEvent<HTMLDivElement>) => {
    event.preventDefault();
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const show = () => router.refresh();
    void fetch(form.action, { method: 'POST', body: new FormData(form), redirect: 'manual' }).then(
      show,
      show,
    );
    // The button goes away.
    event.currentTarget.parentElement?.focus();
  };
  const shown = left ?? secondsLeft;
  const ring: CSSProperties & Record<'--part', string> = {
    '--part': `${Math.round((shown / Math.max(1, totalSeconds)) * 100)}%`,
  };
  return (
    <div tabIndex={-1} className={`${styles.hold} ${shown <= SOON ? styles.soon : ''}`}>
      <span className={styles.ring} aria-hidden style={ring} />
      <span role="timer">
        <span className={styles.long}>{`${left === null ? labelUntil : label} `}</span>
        <strong className="num">{left === null ? until : minutesAndSeconds(left)}</strong>
        {left === null ? null : <span className={`${styles.long} num`}>{`, ${until}`}</span>}
      </span>
      <div hidden={left === null || left > OFFERED} onSubmit={ask}>
        {props.children}
      </div>
      <output className="visually-hidden">{announcement}</output>
    </div>
  );
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
