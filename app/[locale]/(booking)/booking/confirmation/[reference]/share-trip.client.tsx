'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';

type Props = {
  /** Public address of the same sailings; opens nothing of the booking. */
  address: string;
  /** The trip in a sentence. */
  text: string;
  words: Record<'title' | 'text' | 'copied' | 'failed', string>;
  icon: ReactNode;
};

const NEVER = () => () => undefined;

/** Passes the trip on: by the phone's own sheet, or as a link to paste. Before the script it is a link to those sailings. */
export function ShareTrip({ address, text, words, icon }: Props) {
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null);
  const isLive = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
  const share = async () => {
    const canShare = 'share' in navigator;
    if (canShare) {
      // Who closes the sheet has changed their mind; that is no failure.
      await navigator.share({ text, url: address }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(`${text}\n${address}`);
      setSaid('copied');
    } catch {
      setSaid('failed');
    }
  };
  const inside = (
    <>
      {icon}
      <span>
        <b>{words.title}</b>
        <output>{said ? words[said] : words.text}</output>
      </span>
    </>
  );
  return isLive ? (
    <button type="button" onClick={share}>
      {inside}
    </button>
  ) : (
    <a href={address}>{inside}</a>
  );
}
