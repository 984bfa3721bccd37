'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';

type Props = {
  /** Public address of the same sailings; gives no access to the booking. */
  address: string;
  /** The trip in a sentence. */
  text: string;
  texts: Record<'title' | 'text' | 'copied' | 'failed', string>;
  icon: ReactNode;
};

const NEVER = () => () => undefined;

/**
 * Shares the trip through the phone's share sheet, or as a link to paste. Without a script it is a link to those
 * sailings.
 */
export function ShareTrip({ address, text, texts, icon }: Props) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const isLive = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
  const share = async () => {
    const canShare = 'share' in navigator;
    if (canShare) {
      // Closing the share sheet rejects, but isn't an error.
      await navigator.share({ text, url: address }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(`${text}\n${address}`);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  const inside = (
    <>
      {icon}
      <span>
        <b>{texts.title}</b>
        <output>{result ? texts[result] : texts.text}</output>
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
