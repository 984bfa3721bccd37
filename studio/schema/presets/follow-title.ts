import { toPermalink } from './to-permalink.ts';

/** The permalink after a title changed, or `undefined` to leave it: one that somebody wrote by hand stays. */
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
