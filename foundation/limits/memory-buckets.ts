import { type BucketRule, type Buckets, type Level, levelNow, secondsUntilToken } from './buckets.ts';

/** Beyond this many keys, the least recently used are dropped to bound memory. */
const MAX_KEYS = 20_000;

/** Buckets of this process only: a restart resets them, and a second process counts separately. */
export function createMemoryBuckets({ clock }: { clock: () => Date }): Buckets {
  /** In the order of their last use. */
  const levels = new Map<string, Level>();

  const nameOf = (rule: BucketRule, key: string) => `${rule.name} ${key}`;
  const now = () => clock().getTime();
  const current = (rule: BucketRule, key: string) => levelNow(rule, levels.get(nameOf(rule, key)), now());

  function put(rule: BucketRule, key: string, level: Level): void {
    const name = nameOf(rule, key);
    levels.delete(name);
    levels.set(name, level);
    const [oldest] = levels.keys();
    if (levels.size > MAX_KEYS && oldest !== undefined) levels.delete(oldest);
  }

  return {
    take(rule, key) {
      const level = current(rule, key);
      const wait = secondsUntilToken(rule, level, now());
      if (wait === 0) put(rule, key, { ...level, tokens: Math.max(0, level.tokens - 1) });
      return Promise.resolve(wait);
    },
    look: (rule, key) => Promise.resolve(secondsUntilToken(rule, current(rule, key), now())),
    giveBack(rule, key) {
      const level = current(rule, key);
      put(rule, key, { ...level, tokens: Math.min(rule.most, level.tokens + 1) });
      return Promise.resolve();
    },
  };
}
