import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** The text of a search field, debounced. */
export function useDebounced(typed: string): string {
  const [resting, setResting] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setResting(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return resting;
}
