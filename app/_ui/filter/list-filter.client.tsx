'use client';
import { useCallback, useId, useMemo, useRef } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Chevron, Search } from '#app/_ui/icon/icons.tsx';
import { filterOf, isEmpty, type Filter } from './filter.ts';
import { show } from './show.ts';
import { useFilter } from './use-filter.ts';
import styles from './list-filter.module.css';

type LinkChoice = {
  name: string;
  label: string;
  /** `anchor` is the id of an option's first entry on the page. */
  options: readonly { value: string; label: string; anchor: string }[];
};

type LinkChoiceProps = { choice: LinkChoice; chosen: string; onChoose: (value: string) => void };

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
  choices?: readonly Choice[];
  /** One more choice, whose options are shown beside the search. */
  links?: LinkChoice;
  /** One more choice, `now` or not, which a button switches on and off. */
  toggle?: { name: string; label: string };
  /** One more choice of a few options: a button for each, of which at most one is on. */
  chips?: Choice;
  labels: FilterLabels;
};

const NO_CHOICES: readonly Choice[] = [];

/**
 * Filters a list that the server has rendered completely: entries have `data-sound` and `data-<choice>`, groups
 * `data-group`. Entries or groups that are places have `data-place`, their name, and their other names in `data-place-sound`,
 * so that a typing error gets an offer. Only their `hidden` changes, so that the list works without a script, and nothing is sent twice.
 */
export function ListFilter({ list, choices = NO_CHOICES, links, toggle, chips, labels }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const offered = useMemo(
    () =>
      Object.fromEntries([
        ...[...choices, links, chips]
          .flatMap((choice) => (choice ? [choice] : []))
          .map(({ name, options }) => [name, options.map(({ value }) => value)]),
        ...(toggle ? [[toggle.name, ['now']]] : []),
      ]),
    [choices, links, toggle, chips],
  );
  const apply = useCallback((wanted: Filter) => show(list, wanted), [list]);
  const { filter, found, meant, type, choose } = useFilter(offered, apply, form);

  const clear = () => choose(filterOf('', offered));
  const decide = (name: string, value: string) =>
    choose({ ...filter, choices: { ...filter.choices, [name]: value } });
  const isFiltered = !isEmpty(filter);
  const chip = (name: string, value: string, label: string) => {
    const isOn = filter.choices[name] === value;
    return (
      <button key={value} type="button" aria-pressed={isOn} onClick={() => decide(name, isOn ? '' : value)}>
        {label}
      </button>
    );
  };
  return (
    <>
      <search
        aria-label={labels.form}
        className={`${styles.filter} ${links ? styles.beside : ''}`}
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
          {choices.map((choice) => (
            <div key={choice.name}>
              <label htmlFor={`${id}-${choice.name}`}>{choice.label}</label>
              <span className={styles.select}>
                <select
                  id={`${id}-${choice.name}`}
                  name={choice.name}
                  value={filter.choices[choice.name] ?? ''}
                  onChange={(event) => decide(choice.name, event.target.value)}
                >
                  {choice.options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
                <Chevron to="down" size={18} />
              </span>
            </div>
          ))}
          <button type="submit" className="visually-hidden">
            {labels.submit}
          </button>
        </form>
        {links ? (
          <ChoiceLinks
            choice={links}
            chosen={filter.choices[links.name] ?? ''}
            onChoose={(value) => decide(links.name, value)}
          />
        ) : null}
      </search>
      {toggle || chips ? (
        <div className={styles.chips}>
          {toggle ? chip(toggle.name, 'now', toggle.label) : null}
          {chips ? (
            <fieldset aria-label={chips.label}>
              {chips.options.map(({ value, label }) => chip(chips.name, value, label))}
            </fieldset>
          ) : null}
        </div>
      ) : null}
      <div className={styles.count}>
        <output>
          {labels.counts.at(found ?? -1)}
          {meant.length > 0 ? (
            <span className="visually-hidden">{`. ${labels.didYouMean} ${meant.join(', ')}`}</span>
          ) : null}
        </output>
        {isFiltered ? (
          <button type="button" onClick={clear}>
            {labels.clear}
          </button>
        ) : null}
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

/** A choice with a few options that are always visible. Without a script they are links to the parts of the list. */
function ChoiceLinks({ choice, chosen, onChoose }: LinkChoiceProps) {
  return (
    <nav aria-label={choice.label}>
      <ul className={styles.links}>
        {choice.options.map(({ value, label, anchor }) => (
          <li key={value}>
            <a
              href={`#${anchor}`}
              aria-current={chosen === value ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(value);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
