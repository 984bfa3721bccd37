'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

type Props = {
  /** Whether news may come. */
  isActive: boolean;
  /** How the payment stands; spoken when it is another than at first. */
  says: string;
};

const FIRST_MS = 2_500;
const LONGEST_MS = 15_000;

/** Asks again while the page is looked at: soon at first, then more seldom, and at once when the traveller comes back to the tab. */
export function PaymentWatch({ isActive, says }: Props) {
  const router = useRouter();
  const [atFirst] = useState(says);
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
  return <output className="visually-hidden">{says === atFirst ? '' : says}</output>;
}
