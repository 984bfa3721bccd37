import { toPermalink } from './to-permalink.ts';

/** The permalink after a change of title, or `undefined` to keep it: one that was edited by hand stays. */
export function nextPermalink(change: {
  before: unknown;
  title: unknown;
  current: string | undefined;
}): string | undefined {
  const { before, title, current } = change;
  const copied = typeof before === 'string' ? toPermalink(before) : '';
  if (current !== undefined && current !== '' && current !== copied) return undefined;
  const next = typeof title === 'string' ? toPermalink(title) : '';
  return next === '' || next === current ? undefined : next;
}
