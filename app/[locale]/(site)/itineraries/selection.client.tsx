'use client';

import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  unknownIn,
  choose,
  readSelection,
  selectionQuery,
  type Choices,
  type UnknownValue,
  type Selection,
} from '#lib/timetable/selection.ts';
import { selectionNames } from '#lib/routes/selection-names.ts';

type SelectionContext = {
  selection: Selection;
  /** Values in the address that don't exist, until the visitor chooses something. */
  unknownValues: readonly UnknownValue[];
  /** A quiet choice, which nobody pressed, takes the place of the address in the history. */
  select: (choice: Partial<Selection>, options?: { isQuiet: boolean }) => void;
  hrefOf: (choice: Partial<Selection>) => string;
  /** Whether lines that aren't chosen are in the page as well, hidden, for printing. */
  isWhole: boolean;
  /** Prints all lines. */
  printWhole: () => void;
};

const Context = createContext<SelectionContext | null>(null);

export function useSelection(): SelectionContext {
  const chosen = useContext(Context);
  if (!chosen) throw new Error('useSelection needs a SelectionRoot around it');
  return chosen;
}

type Props = {
  /** Address of the page without a query. */
  path: string;
  choices: Choices;
  initial: Selection;
  initialUnknown: readonly UnknownValue[];
  className?: string;
  children: ReactNode;
};

/**
 * The line, direction, season or day that the page shows. The browser already has the data of all lines, so a choice
 * shows another one at once and changes the address. Without JavaScript the same links go to the server.
 */
export function SelectionRoot({ path, choices, initial, initialUnknown, className, children }: Props) {
  const [selection, setSelection] = useState(initial);
  const [unknownValues, setUnknownValues] = useState(initialUnknown);
  const [isWhole, setIsWhole] = useState(false);
  const way = choices.lines.find(({ id }) => id === selection.line)?.to.indexOf(selection.to) ?? 0;

  useEffect(() => {
    const follow = () => {
      const query = new URLSearchParams(window.location.search);
      const requested = readSelection((name) => query.get(name), choices);
      setUnknownValues(unknownIn((name) => query.get(name), choices));
      setSelection((now) => (isSame(now, requested) ? now : requested));
    };
    // On return from another page, the router may restore the page as it was before the choices.
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [choices]);

  const chosen = useMemo((): SelectionContext => {
    const hrefOf = (choice: Partial<Selection>) => {
      const query = new URLSearchParams(selectionQuery(choose(selection, choice, choices), choices));
      return query.size > 0 ? `${path}?${query}` : path;
    };
    return {
      selection,
      unknownValues,
      hrefOf,
      isWhole,
      printWhole() {
        const { dataset } = document.documentElement;
        dataset.print = 'all';
        flushSync(() => setIsWhole(true));
        window.addEventListener(
          'afterprint',
          () => {
            delete dataset.print;
            setIsWhole(false);
          },
          { once: true },
        );
        window.print();
      },
      select(choice, { isQuiet } = { isQuiet: false }) {
        setUnknownValues([]);
        const next = choose(selection, choice, choices);
        if (isSame(next, selection)) return;
        setSelection(next);
        const href = hrefOf(choice);
        // A link has already changed the address.
        if (href === `${window.location.pathname}${window.location.search}`) return;
        if (isQuiet) window.history.replaceState(null, '', href);
        else window.history.pushState(null, '', href);
      },
    };
  }, [selection, unknownValues, isWhole, choices, path]);

  return (
    <Context value={chosen}>
      <div className={className} data-way={way} data-day={selection.date ? '' : undefined}>
        {children}
      </div>
    </Context>
  );
}

function isSame(a: Selection, b: Selection): boolean {
  return selectionNames.every((name) => a[name] === b[name]);
}
