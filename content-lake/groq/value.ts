import { isObject } from '../store/document.ts';

/** What an expression gives. Dates and paths exist only while a query runs; in the answer they are strings. */
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

const RFC3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[-+]\d{2}:\d{2})$/;

export class DateTime {
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }

  static parse(text: string): DateTime | null {
    const milliseconds = RFC3339.test(text) ? Date.parse(text) : NaN;
    return Number.isNaN(milliseconds) ? null : new DateTime(milliseconds);
  }

  plusSeconds(seconds: number): DateTime {
    return new DateTime(this.milliseconds + seconds * 1000);
  }

  /** Whole seconds are written without a fraction, as the hosted service does. */
  toJSON(): string {
    return new Date(this.milliseconds).toISOString().replace('.000Z', 'Z');
  }
}

/** `path("drafts.**")`: `*` is one part between dots, `**` any number of them. */
export class PathPattern {
  readonly pattern: string;
  readonly #expression: RegExp;

  constructor(pattern: string) {
    this.pattern = pattern;
    const parts = pattern.split('.').map((part) => {
      if (part === '**') return '.*';
      return part === '*' ? '[^.]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    });
    this.#expression = new RegExp(`^${parts.join(String.raw`\.`)}$`);
  }

  matches(id: string): boolean {
    return this.#expression.test(id);
  }

  toJSON(): string {
    return this.pattern;
  }
}

export function isValueObject(value: Value | undefined): value is ValueObject {
  return isObject(value) && !(value instanceof DateTime) && !(value instanceof PathPattern);
}

/** Parameters and documents come as JSON; everything else becomes null. */
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

/** Negative, zero or positive; null when the two cannot be compared. */
export function compare(a: Value, b: Value): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (a instanceof DateTime && b instanceof DateTime) return a.milliseconds - b.milliseconds;
  return null;
}

/** The order of `order()`: dates, numbers, strings, booleans, and everything else, equal among itself, last. */
export function compareForOrder(a: Value, b: Value): number {
  return rank(a) - rank(b) || compare(a, b) || 0;
}

function rank(value: Value): number {
  if (value instanceof DateTime) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  return typeof value === 'boolean' ? 4 : 5;
}
