'use client';

import { Search } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { soundOf } from '#lib/booking/port-search.ts';
import { useAddressQuery } from './use-address-query.ts';
import styles from './island-finder.module.css';

export type FindableIsland = {
  id: string;
  line: string;
  /** How the island and its ports are called in both languages, already brought to their sound. */
  sounds: readonly string[];
};

type Props = {
  islands: readonly FindableIsland[];
  /** `anchor` is where the islands of a line begin on the page. */
  lines: readonly { id: string; name: string; anchor: string }[];
  labels: { search: string; lines: string; all: string; none: string; clear: string; found: string };
  /** The walls of posters, made on the server. */
  children: ReactNode;
};

/**
 * Search and choice of line over posters that the server made (B1). Without a script the lines are links to their headings and
 * the search field stays away. The choice stands in the address, so that it can be sent to somebody.
 */
export function IslandFinder({ islands, lines, labels, children }: Props) {
  const [query, changeQuery] = useAddressQuery();
  const typed = query.get('q') ?? '';
  const line = lines.find(({ id }) => id === query.get('line'))?.id ?? null;
  const walls = useRef<HTMLDivElement>(null);

  const wanted = soundOf(typed);
  const found = islands.filter(
    (island) =>
      (line === null || island.line === line) &&
      (wanted === '' || island.sounds.some((sound) => ` ${sound}`.includes(` ${wanted}`))),
  );

  useEffect(() => {
    const shown = new Set(found.map(({ id }) => id));
    for (const poster of walls.current?.querySelectorAll<HTMLElement>('[data-island]') ?? [])
      poster.hidden = !shown.has(poster.dataset.island ?? '');
    for (const wall of walls.current?.querySelectorAll<HTMLElement>('[data-wall]') ?? [])
      wall.hidden = wall.querySelector('[data-island]:not([hidden])') === null;
  });

  const choose = (next: { q?: string; line?: string | null }) =>
    changeQuery({ q: typed, ...next, line: (next.line === undefined ? line : next.line) ?? '' });

  return (
    <>
      <div className={`wrap ${styles.bar}`}>
        <div className={styles.search}>
          <label htmlFor="find-island">{labels.search}</label>
          <div>
            <Search aria-hidden size={20} strokeWidth={1.75} />
            <input
              id="find-island"
              type="search"
              autoComplete="off"
              value={typed}
              onChange={(event) => choose({ q: event.target.value })}
            />
          </div>
        </div>
        <nav aria-label={labels.lines}>
          <ul className={styles.lines}>
            {[{ id: null, name: labels.all, anchor: 'main' }, ...lines].map(({ id, name, anchor }) => (
              <li key={id ?? 'all'}>
                <a
                  href={`#${anchor}`}
                  aria-current={line === id ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    choose({ line: id });
                  }}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <output className="visually-hidden">
          {wanted === '' && line === null ? '' : labels.found.replace('#', String(found.length))}
        </output>
      </div>
      <div ref={walls}>{children}</div>
      {found.length === 0 ? (
        <div className={`wrap ${styles.none}`}>
          <p>{labels.none.replace('#', typed)}</p>
          <button type="button" onClick={() => choose({ q: '', line: null })}>
            {labels.clear}
          </button>
        </div>
      ) : null}
    </>
  );
}
