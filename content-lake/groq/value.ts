import { isObject } from '#content-lake/protocol/document.ts';
import { compareText } from '../store/text-order.ts';

/** The value of an expression. Dates and paths exist only while a query runs; in the result they are strings. */
export type Value =
  | null
  | boolean
  | number
  | string
  | DateTime
  | PathPattern
  | Value[]
  | { [key: string]: Value };

export type ValueObject = { [key: string]: Value };

const RFC3339 = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):\d{2}:\d{2}(\.\d+)?(Z|[-+]\d{2}:\d{2})$/;

const LAST_MILLISECOND = 8.64e15;

export class DateTime {
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }

  static parse(text: string): DateTime | null {
    const day = RFC3339.exec(text)?.[1];
    const milliseconds = day !== undefined && isDay(day) ? Date.parse(text) : NaN;
    return Number.isNaN(milliseconds) ? null : new DateTime(milliseconds);
  }

  /** Null outside the range that a date supports, 271,821 BC to 275,760 AD. */
  plusSeconds(seconds: number): DateTime | null {
    const milliseconds = Math.round(this.milliseconds + seconds * 1000);
    return Math.abs(milliseconds) <= LAST_MILLISECOND ? new DateTime(milliseconds) : null;
  }

  /** Whole seconds are written without a fraction, as on the hosted service. */
  toJSON(): string {
    return new Date(this.milliseconds).toISOString().replace('.000Z', 'Z');
  }
}

/** 30 February isn't a date; `Date` would take it for 1 March. */
function isDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

/** `path("drafts.**")`: `*` is one part between dots, `**` one or more. */
export class PathPattern {
  readonly pattern: string;
  readonly #parts: readonly string[];

  constructor(pattern: string) {
    this.pattern = pattern;
    this.#parts = pattern.split('.');
  }

  /** Not a regular expression: with several `**`, one can take for ever. */
  matches(id: string): boolean {
    const [wanted, parts] = [this.#parts, id.split('.')];
    let [at, next] = [0, 0];
    let [open, from] = [-1, 0];
    while (at < parts.length) {
      if (wanted[next] === '**') {
        [open, from] = [next, at + 1];
        [at, next] = [at + 1, next + 1];
      } else if (wanted[next] === parts[at] || (wanted[next] === '*' && parts[at] !== '')) {
        [at, next] = [at + 1, next + 1];
      } else if (open >= 0) {
        from += 1;
        [at, next] = [from, open + 1];
      } else return false;
    }
    return at === parts.length && next === wanted.length;
  }

  toJSON(): string {
    return this.pattern;
  }
}

export function isValueObject(value: Value | undefined): value is ValueObject {
  return isObject(value) && !(value instanceof DateTime) && !(value instanceof PathPattern);
}

/** Parameters and documents are JSON; everything else becomes null. */
export function toValue(source: unknown): Value {
  if (typeof source === 'string' || typeof source === 'boolean') return source;
  if (typeof source === 'number') return Number.isFinite(source) ? source : null;
  if (Array.isArray(source)) return source.map(toValue);
  if (!isObject(source)) return null;
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, toValue(value)]));
}

export function isEqual(a: Value, b: Value): boolean {
  if (a instanceof DateTime && b instanceof DateTime) return a.milliseconds === b.milliseconds;
  return a === b && (a === null || typeof a !== 'object');
}

/** Negative, zero or positive; null if the two can't be compared. */
export function compare(a: Value, b: Value): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (a instanceof DateTime && b instanceof DateTime) return a.milliseconds - b.milliseconds;
  return null;
}

/** The order of `order()`: dates, numbers, strings, booleans, then everything else, which compares as equal. */
export function compareForOrder(a: Value, b: Value): number {
  return rank(a) - rank(b) || compare(a, b) || 0;
}

function rank(value: Value): number {
  if (value instanceof DateTime) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  return typeof value === 'boolean' ? 4 : 5;
}
