/**
 * How much one caller may do: a bucket of `most` tokens. `drip` refills it evenly, in `seconds` from empty; `whole` refills it at
 * once, `seconds` after the first token was taken, which suits password guesses.
 */
export type BucketRule = {
  /** Distinguishes rules that share a store. */
  name: string;
  most: number;
  seconds: number;
  fill: 'drip' | 'whole';
};

/** Counts calls: in memory for one process, in PostgreSQL if several processes share the limits (`backend/limits`). */
export type Buckets = {
  /** Takes one token. @returns seconds to wait, or 0 if there was one. */
  take(rule: BucketRule, key: string): Promise<number>;
  /** Seconds until there is one, without taking it. */
  look(rule: BucketRule, key: string): Promise<number>;
  /** Puts one back, for instance because the password was right. */
  giveBack(rule: BucketRule, key: string): Promise<void>;
};

export type Level = { tokens: number; filledAtMs: number };

/** Fractions of tokens don't add up to exactly one. */
export const NEARLY_ONE = 1 - 1e-6;

/**
 * The level of a bucket now, and the time from which it refills. An unknown bucket is full; a clock that was set back counts as no
 * time passed.
 */
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
