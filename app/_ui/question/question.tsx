import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Chevron } from '#app/_ui/icon/icons.tsx';
import { NearestButton } from '#app/_ui/nearest/nearest-button.tsx';
import styles from './question.module.css';

/** A port to choose; `at` is its place for “nearest port”, as «36.45 28.23». */
export type PortChoice = { code: string; name: string; at?: string | undefined };

export type QuestionTexts = Record<
  | 'label'
  | 'from'
  | 'destination'
  | 'anywhere'
  | 'when'
  | 'day'
  | 'dateLabel'
  | 'showDay'
  | 'nearest'
  | 'nearestFound'
  | 'nearestRefused'
  | 'nearestFailed',
  string
>;

/** A day that one press answers. `note` is its date, which pages that are kept don't know. */
export type Soon = { date: string; text: string; note?: string | undefined };

type Props = {
  /** Of the timetable, which answers. */
  path: string;
  texts: QuestionTexts;
  from: readonly PortChoice[];
  /** Without `anywhere`, one of them must be chosen; a single one isn't asked about. */
  destinations: readonly PortChoice[];
  anywhere: boolean;
  soon: readonly Soon[];
  /** First and last day on sale. */
  min: string;
  max: string;
  chosen: {
    from: string;
    destination: string | null;
    /** One of `soon`, or a day; null before anything is chosen. */
    date: string | null;
    /** The day by its short name: «Παρ 4 Δεκ». */
    day?: string | null | undefined;
  };
  /** The port that the device remembers takes the place of `chosen.from`. */
  isOpen: boolean;
  /** Hidden fields. */
  children?: ReactNode;
};

/**
 * From where, to where and when: the same question on the timetable, the home page and the islands. A plain form, which the timetable
 * answers without JavaScript; pages that answer in place listen to its events from outside, so that no script renders it. The script
 * before the first paint remembers the port and puts it in again (scripts/first-paint/source.js).
 */
export function Question({
  path,
  texts,
  from,
  destinations,
  anywhere,
  soon,
  min,
  max,
  chosen,
  isOpen,
  children,
}: Props) {
  const isOther = chosen.date !== null && soon.every(({ date }) => date !== chosen.date);
  const single = !anywhere && destinations.length === 1 ? destinations[0] : undefined;
  return (
    <search className={styles.question} aria-label={texts.label}>
      <form action={path} method="get" data-question={isOpen ? 'open' : ''} suppressHydrationWarning>
        {/* Enter in the date's field presses the form's first button, which must not be “Now”. */}
        <button className="visually-hidden" tabIndex={-1} aria-hidden>
          {texts.showDay}
        </button>
        {children}
        <PortField name="from" label={texts.from} value={chosen.from} ports={from} />
        {single ? (
          <p className={styles.port}>
            <input type="hidden" name="destination" value={single.code} />
            <span>{texts.destination}</span>
            <b>{single.name}</b>
          </p>
        ) : (
          <PortField
            name="destination"
            label={texts.destination}
            value={chosen.destination ?? ''}
            ports={anywhere ? [{ code: '', name: texts.anywhere }, ...destinations] : destinations}
          />
        )}
        <fieldset className={styles.when}>
          <legend className="visually-hidden">{texts.when}</legend>
          {soon.map(({ date, text, note }) => (
            // Before the field, so that its day counts if both are sent.
            <button
              key={date}
              name="date"
              value={date}
              aria-current={date === chosen.date ? 'true' : undefined}
            >
              {text}
              {note ? <small>{note}</small> : null}
            </button>
          ))}
          <details>
            {/* The chosen day takes the place of «Ημέρα», also by script. */}
            <summary
              aria-current={isOther ? 'true' : undefined}
              data-text={texts.day}
              suppressHydrationWarning
            >
              {(isOther && chosen.day) || texts.day}
            </summary>
            <div>
              <label>
                <span>{texts.dateLabel}</span>
                <input
                  type="date"
                  name="date"
                  required
                  min={min}
                  max={max}
                  // Today instead of nothing: some browsers show today in an empty field as if it were chosen.
                  defaultValue={isOther ? (chosen.date ?? min) : min}
                />
              </label>
              <button className={buttonClasses({ tone: 'line', small: true })}>{texts.showDay}</button>
            </div>
          </details>
        </fieldset>
        <NearestButton
          className={styles.near}
          texts={{
            label: texts.nearest,
            found: texts.nearestFound,
            refused: texts.nearestRefused,
            failed: texts.nearestFailed,
          }}
        />
      </form>
    </search>
  );
}

type PortProps = { name: string; label: string; value: string; ports: readonly PortChoice[] };

function PortField({ name, label, value, ports }: PortProps) {
  return (
    <label className={styles.port}>
      <span>{label}</span>
      <span className={styles.select}>
        <select name={name} defaultValue={value}>
          {ports.map((port) => (
            <option key={port.code} value={port.code} data-at={port.at}>
              {port.name}
            </option>
          ))}
        </select>
        <Chevron to="down" size={20} />
      </span>
    </label>
  );
}
