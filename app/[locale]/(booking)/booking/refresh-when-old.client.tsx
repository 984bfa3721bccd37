'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Kept pages are at most this old while somebody visits them; after a quiet night, the first visitor gets an older one. */
const OLD_MS = 2 * 60_000;

/** On a device whose clock is fast, everything seems old. */
let askedAt = Number.NEGATIVE_INFINITY;

/** Asks for the page again if what it says of ships is old. @param props.asOf when that was read, as an ISO instant */
export function RefreshWhenOld({ asOf }: { asOf: string }) {
  const { refresh } = useRouter();
  useEffect(() => {
    const now = Date.now();
    if (now - Date.parse(asOf) <= OLD_MS || now - askedAt <= OLD_MS) return;
    askedAt = now;
    refresh();
  }, [asOf, refresh]);
  return null;
}
