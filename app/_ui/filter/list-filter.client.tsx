'use client';
import { useId, useMemo, useRef } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Chevron, Search } from '#app/_ui/icon/icons.tsx';
import { filterOf, isEmpty } from './filter.ts';
import { useFilter } from './use-filter.ts';
import { NearestButton, type NearestTexts } from '#app/_ui/nearest/nearest-button.tsx';
import styles from './list-filter.module.css';

type LinkChoice = {
  name: string;
  label: string;
  /** `anchor` is the id of an option's first entry on the page. */
  options: readonly { value: string; label: string; anchor: string }[];
};

type Option = { value: string; label: string };
type Choice = { name: string; label: string; options: readonly Option[] };
/** Of places: `at` of an option as «36.45 28.23», for the button that chooses the nearest. */
type PlaceChoice = Omit<Choice, 'options'> & {
  options: readonly (Option & { at?: string | undefined })[];
  nearest?: NearestTexts;
};
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
  select?: PlaceChoice;
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
                  {select.options.map(({ value, label, at }) => (
                    <option key={value} value={value} data-at={at}>
                      {label}
                    </option>
                  ))}
                </select>
                <Chevron to="down" size={18} />
              </span>
              {select.nearest ? <NearestButton texts={select.nearest} field={select.name} /> : null}
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
