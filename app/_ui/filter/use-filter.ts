import { useCallback, useRef, useEffect, useState, type RefObject } from 'react';
import { filterOf, searchOf, type Filter } from './filter.ts';
import { show, type FilterResult } from './show.ts';

const SETTLED_MS = 300;

type State = FilterResult & { filter: Filter };

/**
 * The filter of a list, kept in the address: Back undoes a choice, and a shared address shows the same entries. While
 * somebody types, the address is updated when they pause.
 * @param list the id of the list that it narrows
 * @param form what was typed and chosen in it before this code loaded counts too
 */
export function useFilter(
  offered: Readonly<Record<string, readonly string[]>>,
  list: string,
  form: RefObject<HTMLFormElement | null>,
) {
  const [state, setState] = useState<State>(() => ({
    filter: filterOf('', offered),
    found: null,
    meant: [],
  }));
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = useCallback((filter: Filter) => setState({ filter, ...show(list, filter) }), [list]);

  /** While typing: replaces the current history entry. */
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
      const requested = filterOf(location.search, offered);
      const wanted = withEarly(requested, form.current);
      if (searchOf('', wanted) === searchOf('', requested)) read();
      else type(wanted);
    };
    start();
    window.addEventListener('popstate', read);
    return () => {
      clearTimeout(settling.current);
      window.removeEventListener('popstate', read);
    };
  }, [offered, set, type, form]);

  /** A choice or a search: adds a history entry, unless nothing changed. */
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

/** What the fields contain already counts; an empty field was not touched. */
function withEarly(requested: Filter, form: HTMLFormElement | null): Filter {
  const early = new FormData(form ?? undefined);
  const valueOf = (name: string, otherwise: string) => {
    const value = early.get(name);
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  return {
    q: valueOf('q', requested.q),
    choices: Object.fromEntries(
      Object.entries(requested.choices).map(([name, value]) => [name, valueOf(name, value)]),
    ),
  };
}

function addressOf(filter: Filter): string {
  return location.pathname + searchOf(location.search, filter);
}
