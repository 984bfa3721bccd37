'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Kept pages are at most this old while somebody visits them; after a quiet night, the first visitor gets an older one. */
const OLD_MS = 2 * 60_000;

/** Asks for the page again, once, if what it says of ships is old. @param props.asOf when that was read, as an ISO instant */
export function RefreshWhenOld({ asOf }: { asOf: string }) {
  const { refresh } = useRouter();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current || Date.now() - Date.parse(asOf) <= OLD_MS) return;
    // A device whose clock is fast would ask for ever.
    isAsked.current = true;
    refresh();
  }, [asOf, refresh]);
  return null;
}
