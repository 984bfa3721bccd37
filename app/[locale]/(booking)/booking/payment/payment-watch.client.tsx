'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

type Props = {
  /** Whether the state may still change. */
  isActive: boolean;
  /** The state of the payment as text; announced when it changes. */
  status: string;
};

const FIRST_MS = 2_500;
const LONGEST_MS = 15_000;

/** Polls while the page is visible: soon at first, then less often, and at once when the traveller returns to the tab. */
export function PaymentWatch({ isActive, status }: Props) {
  const router = useRouter();
  const [atFirst] = useState(status);
  useEffect(() => {
    if (!isActive) return;
    let wait = FIRST_MS;
    const ask = () => {
      if (!document.hidden) router.refresh();
    };
    const next = () => {
      ask();
      wait = Math.min(wait * 1.5, LONGEST_MS);
      timer = setTimeout(next, wait);
    };
    let timer = setTimeout(next, wait);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isActive, router]);
  return <output className="visually-hidden">{status === atFirst ? '' : status}</output>;
}
