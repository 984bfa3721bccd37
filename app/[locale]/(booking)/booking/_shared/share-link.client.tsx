'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';

type Props = {
  /** Opens for anybody who has it, and gives no access to the booking. */
  address: string;
  /** What is behind the address, in a sentence. */
  text: string;
  texts: Record<'title' | 'text' | 'copied' | 'failed', string>;
  icon: ReactNode;
};

const NEVER = () => () => undefined;

/**
 * Shares an address through the phone's share sheet, or as a link to paste. Without a script it is a link to that
 * address.
 */
export function ShareLink({ address, text, texts, icon }: Props) {
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
