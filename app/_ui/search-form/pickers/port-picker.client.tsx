'use client';
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- a
   combobox of two-line options is no native select; its input holds the focus and every key, as the ARIA pattern asks */

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Search } from '#app/_ui/icon/icons.tsx';
import type { InitialTrip } from '#lib/booking/form/initial-trip.ts';
import type { RecentSearch } from '#lib/booking/form/recent.ts';
import { portFinder } from '#lib/booking/port-search.ts';
import type { Matches } from '#foundation/text/find-by-name.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { afterNextPaint } from '#app/_ui/search-form/after-next-paint.ts';
import type { SearchFormPort } from '#app/_ui/search-form/form-props.ts';
import styles from './port-picker.module.css';
import { shortDay } from '#foundation/dates/format-day.ts';

type Props = {
  ports: readonly SearchFormPort[];
  chosen: string | null;
  /** A destination was requested before the start: the picker says so instead of showing an empty list. */
  needsStart: boolean;
  recent: readonly RecentSearch[];
  onRecent: (trips: readonly InitialTrip[]) => void;
  /** Empties the whole form. */
  onClear: () => void;
  onChoose: (code: string) => void;
};

/**
 * Type or choose. The search ignores differences in accents, case, alphabet and spelling; arrow keys move, Enter
 * selects. What may be a typing error is offered, but only chosen once somebody has moved to it. Lists only ports with a
 * ship.
 */
export default function PortPicker(props: Props) {
  const { ports, chosen, needsStart, recent, onChoose } = props;
  const locale = useLocale();
  const t = useTranslations('common.booking.search');
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | null>(chosen);
  useEffect(() => input.current?.focus(), []);
  const find = useMemo(() => portFinder(ports), [ports]);
  const matches = typed.trim() === '' ? null : find(typed);
  const groups = matches ? groupsOf(matches) : byIsland(ports, locale);
  const flat = groups.flatMap((group) => group.ports);
  const current = flat.find((port) => port.code === active) ?? matches?.found[0];
  const isGuess = matches !== null && matches.offered.length > 0;
  const optionId = (code: string) => `${list}-${code}`;

  const labelOf = ({ key, ports: [first, second] }: Group) =>
    key === SIMILAR ? t('alsoSimilar') : key !== FOUND && second ? first?.islandName : undefined;
  const move = (to: SearchFormPort | undefined) => {
    if (!to) return;
    setActive(to.code);
    document.getElementById(optionId(to.code))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const index = current ? flat.indexOf(current) : -1;
    if (event.key === 'ArrowDown') move(flat[Math.min(index + 1, flat.length - 1)]);
    else if (event.key === 'ArrowUp') move(flat[Math.max(index - 1, 0)]);
    else if (event.key === 'Enter' && current) onChoose(current.code);
    else if (event.key !== 'Enter') return;
    // Enter must not submit the form.
    event.preventDefault();
  };

  if (needsStart) return <p className={styles.none}>{t('needsStart')}</p>;
  return (
    <div className={styles.picker}>
      <div className={styles.query}>
        <Search size={20} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={current ? optionId(current.code) : undefined}
          aria-autocomplete="list"
          aria-label={t('typePort')}
          placeholder={t('typePort')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(null);
          }}
          onKeyDown={press}
        />
      </div>
      <output className={isGuess ? styles.guess : 'visually-hidden'}>
        {isGuess
          ? t('didYouMean', { typed })
          : matches
            ? t('portsFound', { count: matches.found.length })
            : ''}
      </output>
      {matches === null && recent.length > 0 ? (
        <RecentList recent={recent} names={ports} onRecent={props.onRecent} onClear={props.onClear} />
      ) : null}
      <div
        className={`${styles.list} ${isGuess ? styles.guesses : ''}`}
        role="listbox"
        id={list}
        aria-label={t('ports')}
      >
        {groups.map((group) => (
          <div key={group.key} role="group" className={styles.group} aria-label={labelOf(group)}>
            {group.key === SIMILAR ? <p aria-hidden>{t('alsoSimilar')}</p> : null}
            {group.ports.map((port) => (
              <div
                key={port.code}
                id={optionId(port.code)}
                role="option"
                aria-selected={port.code === chosen}
                className={`${styles.option} ${port === current ? styles.active : ''}`}
                onPointerMove={() => setActive(port.code)}
                onClick={(event) => {
                  setActive(port.code);
                  afterNextPaint(event, () => onChoose(port.code));
                }}
              >
                <b>{port.name[locale]}</b>
                <span>{placeOf(port, locale)}</span>
              </div>
            ))}
          </div>
        ))}
        {flat.length === 0 ? <p className={styles.none}>{t('noPort', { typed })}</p> : null}
      </div>
      {matches !== null && matches.found.length === 0 ? (
        <div className={styles.help}>
          <p>{t.rich('howToType', { b: bold })}</p>
          <button
            type="button"
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          >
            {t('allPorts')}
          </button>
        </div>
      ) : null}
    </div>
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;

/** The quay, and the island when the port's name doesn't contain it: «Μανδράκι» alone could be two places. */
function placeOf(port: SearchFormPort, locale: Locale): string {
  const quays = port.quays.map((quay) => quay.name[locale]);
  return (port.name[locale].includes(port.islandName) ? quays : [port.islandName, ...quays]).join(', ');
}

/** Options that belong together: the key is an island, or one of these. */
type Group = { key: string; ports: readonly SearchFormPort[] };
const FOUND = 'found';
const SIMILAR = 'similar';

/** What was found; otherwise the likeliest guess, and the others under a heading of their own. */
function groupsOf({ found, offered }: Matches<SearchFormPort>): Group[] {
  if (offered.length === 0) return [{ key: FOUND, ports: found }];
  const groups = [
    { key: FOUND, ports: offered.slice(0, 1) },
    { key: SIMILAR, ports: offered.slice(1) },
  ];
  return groups.filter((group) => group.ports.length > 0);
}

/** Ports grouped by island; islands sorted by the name of their first port. */
function byIsland(ports: readonly SearchFormPort[], locale: Locale): Group[] {
  const nameOf = ([first]: readonly SearchFormPort[]) => first?.name[locale] ?? '';
  const groups = new Map<string, SearchFormPort[]>();
  for (const port of ports) groups.set(port.island, [...(groups.get(port.island) ?? []), port]);
  return [...groups]
    .map(([key, members]) => ({ key, ports: members }))
    .toSorted((a, b) => nameOf(a.ports).localeCompare(nameOf(b.ports), locale));
}

type RecentListProps = {
  recent: readonly RecentSearch[];
  names: readonly SearchFormPort[];
  onRecent: (trips: readonly InitialTrip[]) => void;
  onClear: () => void;
};

/** The last searches: one press fills in the form. Their past days are already removed. */
function RecentList({ recent, names, onRecent, onClear }: RecentListProps) {
  const locale = useLocale();
  const t = useTranslations('common.booking.search');
  const nameOf = (code: string | null | undefined) =>
    names.find((port) => port.code === code)?.name[locale] ?? code;
  return (
    <section className={styles.recent} aria-label={t('recent')}>
      <div className={styles.head}>
        <h2>{t('recent')}</h2>
        <button type="button" onClick={onClear}>
          {t('clear')}
        </button>
      </div>
      {recent.map(({ stored, trips }) => {
        const stops = [trips[0]?.fromPort, ...trips.map((trip) => trip.toPort)].map(nameOf);
        const days = [
          trips[0]?.fromDate,
          trips.at(-1)?.retDate ?? (trips.length > 1 ? trips.at(-1)?.fromDate : null),
        ];
        return (
          <button
            key={JSON.stringify(stored)}
            type="button"
            className={styles.search}
            onClick={() => onRecent(stored)}
          >
            <b>{stops.join(' – ')}</b>
            <small className="num">
              {days.flatMap((day) => (day ? shortDay(day, locale) : [])).join(' – ')}
            </small>
          </button>
        );
      })}
    </section>
  );
}
