'use client';
import { useCallback, useId, useMemo, useRef, useEffect, useState, type RefObject } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Chevron, Search } from '#app/_ui/icon/icons.tsx';
import { filterOf, isEmpty, searchOf, type Filter } from './filter.ts';
import { show, type FilterResult } from './show.ts';
import styles from './list-filter.module.css';

const SETTLED_MS = 300;

type State = FilterResult & { filter: Filter };

type LinkChoice = {
  name: string;
  label: string;
  /** `anchor` is the id of an option's first entry on the page. */
  options: readonly { value: string; label: string; anchor: string }[];
};

type Choice = { name: string; label: string; options: readonly { value: string; label: string }[] };
type FilterLabels = {
  form: string;
  field: string;
  hint?: string;
  /** What may be typed. */
  example?: string;
  submit: string;
  clear: string;
  noneTitle: string;
  noneText: string;
  showAll: string;
  /** Before the places that may have been meant. */
  didYouMean: string;
  /** The text for each number of entries, from none to all. */
  counts: readonly string[];
};
type Props = {
  list: string;
  /** A choice of many options, as a list beside the field. */
  select?: Choice;
  /** One more choice, whose options are shown beside the search. */
  links?: LinkChoice;
  /** Choices of a few options: a button for each, of which at most one is on. */
  chips?: readonly Choice[];
  labels: FilterLabels;
};

/**
 * Filters a list that the server has rendered completely: entries have `data-sound` and `data-<choice>`, groups
 * `data-group`. Entries or groups that are places have `data-place`, their name, and their other names in `data-place-sound`,
 * so that a typing error gets an offer. Only their `hidden` changes, so that the list works without a script, and nothing is sent twice.
 */
export function ListFilter({ list, select, links, chips, labels }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const offered = useMemo(
    () =>
      Object.fromEntries(
        [select, links, ...(chips ?? [])].flatMap((choice) =>
          choice ? [[choice.name, choice.options.map(({ value }) => value)]] : [],
        ),
      ),
    [select, links, chips],
  );
  const { filter, found, meant, type, choose } = useFilter(offered, list, form);

  const clear = () => choose(filterOf('', offered));
  const decide = (name: string, value: string) =>
    choose({ ...filter, choices: { ...filter.choices, [name]: value } });
  return (
    <>
      <search
        aria-label={labels.form}
        className={styles.filter}
        data-waits={found === null || undefined}
        data-reads-query=""
      >
        <form
          ref={form}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            choose(filter);
          }}
        >
          <div className={styles.text}>
            <label htmlFor={`${id}-q`}>{labels.field}</label>
            <span className={styles.input}>
              <Search size={20} />
              <input
                id={`${id}-q`}
                name="q"
                type="search"
                autoComplete="off"
                // The style sheet tells by it whether something was typed before this script came.
                placeholder={labels.example ?? ' '}
                aria-describedby={labels.hint ? `${id}-hint` : undefined}
                value={filter.q}
                onChange={(event) => type({ ...filter, q: event.target.value })}
              />
            </span>
            {labels.hint ? <small id={`${id}-hint`}>{labels.hint}</small> : null}
          </div>
          {select ? (
            <div>
              <label htmlFor={`${id}-s`}>{select.label}</label>
              <span className={styles.select}>
                <select
                  id={`${id}-s`}
                  name={select.name}
                  value={filter.choices[select.name] ?? ''}
                  onChange={(event) => decide(select.name, event.target.value)}
                >
                  {select.options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
                <Chevron to="down" size={18} />
              </span>
            </div>
          ) : null}
          <button type="submit" className="visually-hidden">
            {labels.submit}
          </button>
        </form>
        {links ? (
          // Without a script they lead to the parts of the list.
          <nav aria-label={links.label}>
            <ul className={styles.links}>
              {links.options.map(({ value, label, anchor }) => (
                <li key={value}>
                  <a
                    href={`#${anchor}`}
                    aria-current={(filter.choices[links.name] ?? '') === value || undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      decide(links.name, value);
                    }}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </search>
      {chips ? (
        <div className={styles.chips}>
          {chips.map(({ name, label, options }) => (
            <fieldset key={name} aria-label={label}>
              {options.map((option) => {
                const isOn = filter.choices[name] === option.value;
                return (
                  <button
                    key={option.value}
                    type="button"
                    aria-pressed={isOn}
                    onClick={() => decide(name, isOn ? '' : option.value)}
                  >
                    {option.label}
                  </button>
                );
              })}
            </fieldset>
          ))}
        </div>
      ) : null}
      <div className={styles.count}>
        <output>
          {labels.counts.at(found ?? -1)}
          {meant.length > 0 ? (
            <span className="visually-hidden">{`. ${labels.didYouMean} ${meant.join(', ')}`}</span>
          ) : null}
        </output>
        {isEmpty(filter) ? null : (
          <button type="button" onClick={clear}>
            {labels.clear}
          </button>
        )}
      </div>
      {found === 0 ? (
        <div className={styles.none}>
          <h2>{labels.noneTitle}</h2>
          {meant.length > 0 ? (
            <p className={styles.meant}>
              {`${labels.didYouMean} `}
              {meant.map((name) => (
                <button key={name} type="button" onClick={() => choose({ ...filter, q: name })}>
                  {name}
                </button>
              ))}
            </p>
          ) : (
            <p>{labels.noneText}</p>
          )}
          <button type="button" className={buttonClasses({ tone: 'navy', small: true })} onClick={clear}>
            {labels.showAll}
          </button>
        </div>
      ) : null}
    </>
  );
}

/**
 * The filter of a list, kept in the address: Back undoes a choice, and a shared address shows the same entries. While
 * somebody types, the address is updated when they pause.
 * @param list the id of the list that it narrows
 * @param form what was typed and chosen in it before this code loaded counts too
 */
function useFilter(
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
