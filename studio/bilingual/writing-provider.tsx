import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useCurrentUser } from 'sanity';
import { isWriting, languagesOf, type Writing, WritingContext } from './writing.ts';

/** Remembers in this browser which languages the forms show. */
export function WritingProvider({ children }: { children: ReactNode }) {
  const key = `meltemi-writing:${useCurrentUser()?.id ?? ''}`;
  const [chosen, setChosen] = useState<Writing>(() => {
    const stored = localStorage.getItem(key);
    return isWriting(stored) ? stored : 'both';
  });
  const choose = useCallback(
    (writing: Writing) => {
      localStorage.setItem(key, writing);
      setChosen(writing);
    },
    [key],
  );
  const value = useMemo(() => ({ chosen, choose, shown: languagesOf(chosen, false) }), [chosen, choose]);
  return <WritingContext value={value}>{children}</WritingContext>;
}
