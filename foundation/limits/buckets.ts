/**
 * How much one caller may do: a bucket of `most` tokens. `drip` gives them back evenly, all within `seconds`; `whole` gives all of
 * them back at once, `seconds` after the first was taken, which is what guesses at a password need.
 */
export type BucketRule = {
  /** Tells rules apart where their counts are kept together. */
  name: string;
  most: number;
  seconds: number;
  fill: 'drip' | 'whole';
};

/** Counts what callers do. In memory for one process; in PostgreSQL where several answer for each other (`backend/limits`). */
export type Buckets = {
  /** Takes one token. @returns seconds to wait, or 0 when it was there. */
  take(rule: BucketRule, key: string): Promise<number>;
  /** Seconds until there is one, without taking it. */
  look(rule: BucketRule, key: string): Promise<number>;
  /** Puts one back: what was taken for it turned out to be right. */
  giveBack(rule: BucketRule, key: string): Promise<void>;
};

export type Level = { tokens: number; filledAtMs: number };

/** Fractions of tokens do not add up to whole ones exactly. */
export const NEARLY_ONE = 1 - 1e-6;

/** What a bucket holds now, and from when it is counted on. An unknown one is full; a clock that ran back stands still. */
export function levelNow(rule: BucketRule, level: Level | undefined, nowMs: number): Level {
  if (level === undefined) return { tokens: rule.most, filledAtMs: nowMs };
  const passedMs = Math.max(0, nowMs - level.filledAtMs);
  const isOver = passedMs >= rule.seconds * 1000;
  if (isOver) return { tokens: rule.most, filledAtMs: nowMs };
  if (rule.fill === 'whole') return level;
  const tokens = Math.min(rule.most, level.tokens + (passedMs / 1000 / rule.seconds) * rule.most);
  return { tokens, filledAtMs: level.filledAtMs + passedMs };
}

/** Seconds until a bucket with this level has a token; 0 when it has one. */
export function secondsUntilToken(rule: BucketRule, { tokens, filledAtMs }: Level, nowMs: number): number {
  if (tokens >= NEARLY_ONE) return 0;
  const seconds =
    rule.fill === 'whole'
      ? rule.seconds - (nowMs - filledAtMs) / 1000
      : ((1 - tokens) / rule.most) * rule.seconds;
  return Math.max(1, Math.ceil(seconds - 0.001));
}
