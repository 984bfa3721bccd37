'use client';

import { ChevronDown, Search } from 'lucide-react';
import { useCallback, useId, useMemo } from 'react';
import { isEmpty, matches, type Filter } from '#lib/list-filter/filter.ts';
import { buttonClasses } from '../button/button-classes.ts';
import styles from './list-filter.module.css';
import { useFilter } from './use-filter.ts';

export type Choice = { name: string; label: string; options: readonly { value: string; label: string }[] };
export type FilterLabels = {
  form: string;
  field: string;
  hint: string;
  submit: string;
  clear: string;
  noneTitle: string;
  noneText: string;
  showAll: string;
  /** What to say of each number of entries, from none to all. */
  counts: readonly string[];
};
type Props = { list: string; choices?: readonly Choice[]; labels: FilterLabels };

const NO_CHOICES: readonly Choice[] = [];

/**
 * Narrows a list that the server has rendered whole: entries carry `data-sound` and `data-<choice>`, groups `data-group`. Only
 * their `hidden` changes, so that the list works without this, and nothing of it is sent twice.
 */
export function ListFilter({ list, choices = NO_CHOICES, labels }: Props) {
  const id = useId();
  const offered = useMemo(
    () => Object.fromEntries(choices.map(({ name, options }) => [name, options.map(({ value }) => value)])),
    [choices],
  );
  const apply = useCallback((wanted: Filter) => show(list, wanted), [list]);
  const { filter, found, type, choose } = useFilter(offered, apply);

  const clear = () => choose({ q: '', choices: Object.fromEntries(choices.map(({ name }) => [name, ''])) });
  const isFiltered = !isEmpty(filter);
  return (
    <>
      <search aria-label={labels.form}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            choose(filter);
          }}
        >
          <div className={styles.words}>
            <label htmlFor={`${id}-q`}>{labels.field}</label>
            <span className={styles.input}>
              <Search aria-hidden size={20} strokeWidth={1.75} />
              <input
                id={`${id}-q`}
                name="q"
                type="search"
                autoComplete="off"
                aria-describedby={`${id}-hint`}
                value={filter.q}
                onChange={(event) => type({ ...filter, q: event.target.value })}
              />
            </span>
            <small id={`${id}-hint`}>{labels.hint}</small>
          </div>
          {choices.map((choice) => (
            <div key={choice.name}>
              <label htmlFor={`${id}-${choice.name}`}>{choice.label}</label>
              <span className={styles.select}>
                <select
                  id={`${id}-${choice.name}`}
                  name={choice.name}
                  value={filter.choices[choice.name] ?? ''}
                  onChange={(event) =>
                    choose({ ...filter, choices: { ...filter.choices, [choice.name]: event.target.value } })
                  }
                >
                  {choice.options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
                <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
              </span>
            </div>
          ))}
          <button type="submit" className="visually-hidden">
            {labels.submit}
          </button>
        </form>
      </search>
      <div className={styles.count}>
        <output>{found === null ? labels.counts.at(-1) : labels.counts[found]}</output>
        {isFiltered ? (
          <button type="button" onClick={clear}>
            {labels.clear}
          </button>
        ) : null}
      </div>
      {found === 0 ? (
        <div className={styles.none}>
          <h2>{labels.noneTitle}</h2>
          <p>{labels.noneText}</p>
          <button type="button" className={buttonClasses({ tone: 'navy', small: true })} onClick={clear}>
            {labels.showAll}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** Hides the entries that do not match and the groups that have none left. @returns how many entries show */
function show(list: string, filter: Filter): number {
  const root = document.getElementById(list);
  let shown = 0;
  for (const entry of root?.querySelectorAll<HTMLElement>('[data-sound]') ?? []) {
    const { sound = '', ...data } = entry.dataset;
    const values = Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, (value ?? '').split(' ')]),
    );
    entry.hidden = !matches({ sound, values }, filter);
    if (!entry.hidden) shown += 1;
  }
  for (const group of root?.querySelectorAll<HTMLElement>('[data-group]') ?? [])
    group.hidden = group.querySelector('[data-sound]:not([hidden])') === null;
  return shown;
}
