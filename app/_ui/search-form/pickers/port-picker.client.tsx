'use client';
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- a
   combobox of two-line options is no native select; its input holds the focus and every key, as the ARIA pattern asks */

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Search } from '#app/_ui/icon/icons.tsx';
import type { InitialTrip } from '#lib/booking/form/initial-trip.ts';
import type { RecentSearch } from '#lib/booking/form/recent.ts';
import { portFinder } from '#lib/booking/port-search.ts';
import type { CrossingsView } from '#lib/timetable/crossings-view.ts';
import { afterNextPaint } from '#app/_ui/search-form/after-next-paint.ts';
import type { SearchFormPort } from '#app/_ui/search-form/form-props.ts';
import { crossingGroups, foundGroups, islandGroups, placeOf, type PortRow } from './port-groups.ts';
import { PortMap } from './port-map.tsx';
import styles from './port-picker.module.css';
import { RecentList } from './recent-list.tsx';

type Props = {
  ports: readonly SearchFormPort[];
  /** The port where most lines meet: it comes first. */
  hub: string | null;
  /** Where ships go from the chosen start: undefined while it loads, null for a port of departure or without a response. */
  crossings: CrossingsView | null | undefined;
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
  const { ports, hub, crossings, chosen, needsStart, recent, onChoose } = props;
  const locale = useLocale();
  const t = useTranslations('common.booking.search');
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | null>(chosen);
  useEffect(() => input.current?.focus(), []);
  const find = useMemo(() => portFinder(ports), [ports]);
  const matches = typed.trim() === '' ? null : find(typed);
  const isLoading = crossings === undefined && matches === null;
  const groups = matches
    ? foundGroups({ matches, crossings: crossings ?? null, similar: t('alsoSimilar') })
    : crossings
      ? crossingGroups(ports, crossings, locale)
      : isLoading
        ? []
        : islandGroups(ports, hub, locale);
  const flat = groups.flatMap(({ rows }) => rows.map(({ port }) => port));
  const current = flat.find((port) => port.code === active) ?? matches?.found[0];
  const isGuess = matches !== null && matches.offered.length > 0;
  const optionId = (code: string) => `${list}-${code}`;

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
    <div
      className={`${styles.picker} ${crossings === null ? '' : styles.wide}`}
      data-wide={crossings === null ? undefined : ''}
    >
      {crossings?.map ? (
        <PortMap
          map={crossings.map}
          active={current ? { code: current.code, name: current.name[locale] } : null}
        />
      ) : null}
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
        className={styles.list}
        role="listbox"
        id={list}
        aria-label={crossings?.question ?? t('ports')}
        aria-busy={isLoading}
      >
        <div className={isGuess ? styles.guesses : styles.groups}>
          {groups.map((group) => (
            <div
              key={group.key}
              role="group"
              className={`${styles.group} ${styles[group.kind] ?? ''}`}
              aria-label={group.label ?? undefined}
            >
              {group.label && group.kind !== 'island' ? <p aria-hidden>{group.label}</p> : null}
              {group.rows.map((row) => (
                <PortOption
                  key={row.port.code}
                  id={optionId(row.port.code)}
                  row={row}
                  isFound={matches !== null}
                  isChosen={row.port.code === chosen}
                  isActive={row.port === current}
                  onReach={setActive}
                  onChoose={onChoose}
                />
              ))}
            </div>
          ))}
        </div>
        {flat.length === 0 && !isLoading ? <p className={styles.none}>{t('noPort', { typed })}</p> : null}
      </div>
      {isLoading ? <p className={styles.loading}>{t('arriving')}</p> : null}
      {crossings && matches === null ? <p className={styles.note}>{crossings.note}</p> : null}
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

type OptionProps = {
  id: string;
  row: PortRow;
  /** Its full place, not only what the name leaves open: it may be what was typed. */
  isFound: boolean;
  isChosen: boolean;
  isActive: boolean;
  onReach: (code: string) => void;
  onChoose: (code: string) => void;
};

/** A port with its place, and as a destination with days and duration: short for the eye, in words for the ear. */
function PortOption({ id, row: { port, crossing }, isFound, isChosen, isActive, ...on }: OptionProps) {
  const locale = useLocale();
  const place = crossing && !isFound ? crossing.place : placeOf(port, locale);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={`${styles.option} ${isActive ? styles.active : ''}`}
      onPointerMove={() => on.onReach(port.code)}
      onClick={(event) => {
        on.onReach(port.code);
        afterNextPaint(event, () => on.onChoose(port.code));
      }}
    >
      <div className={styles.what}>
        <b>{port.name[locale]}</b>
        <span>
          {place}
          {crossing ? (
            <span className={styles.days} aria-hidden>
              {place ? ` · ${crossing.days}` : crossing.days}
            </span>
          ) : null}
        </span>
      </div>
      {crossing?.duration ? (
        <small className="num" aria-hidden>
          {crossing.duration}
        </small>
      ) : null}
      {crossing ? <span className="visually-hidden">{crossing.spoken}</span> : null}
    </div>
  );
}
