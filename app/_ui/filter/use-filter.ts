import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { filterOf, searchOf, type Filter } from './filter.ts';

const SETTLED_MS = 300;

type State = { filter: Filter; found: number | null };

/**
 * The filter of a list, kept in the address: Back undoes a choice, and an address that is sent on shows the same entries. While
 * somebody types, the address follows when the typing rests.
 * @param apply narrows the list and says how many entries are left
 * @param field where words are typed, perhaps before this code has arrived: then they count, too
 */
export function useFilter(
  offered: Readonly<Record<string, readonly string[]>>,
  apply: (filter: Filter) => number,
  field: RefObject<HTMLInputElement | null>,
) {
  const [state, setState] = useState<State>(() => ({ filter: filterOf('', offered), found: null }));
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = useCallback((filter: Filter) => setState({ filter, found: apply(filter) }), [apply]);

  /** Typing: the last entry of the history is written over. */
  const type = useCallback(
    (next: Filter) => {
      set(next);
      clearTimeout(settling.current);
      settling.current = setTimeout(() => history.replaceState(null, '', addressOf(next)), SETTLED_MS);
    },
    [set],
  );

  useEffect(() => {
    const read = () => {
      clearTimeout(settling.current);
      set(filterOf(location.search, offered));
    };
    const start = () => {
      const early = field.current?.value ?? '';
      const asked = filterOf(location.search, offered);
      if (early === '' || early === asked.q) read();
      else type({ ...asked, q: early });
    };
    start();
    window.addEventListener('popstate', read);
    return () => {
      clearTimeout(settling.current);
      window.removeEventListener('popstate', read);
    };
  }, [offered, set, type, field]);

  /** A choice or a search: a new entry of the history, unless nothing changed. */
  const choose = useCallback(
    (next: Filter) => {
      set(next);
      clearTimeout(settling.current);
      const address = addressOf(next);
      if (address !== location.pathname + location.search) history.pushState(null, '', address);
    },
    [set],
  );

  return { ...state, type, choose };
}

function addressOf(filter: Filter): string {
  return location.pathname + searchOf(location.search, filter);
}
