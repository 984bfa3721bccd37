import { route } from 'sanity/router';

/** `/studio/newsletter/<issue>`: the open issue has an address; `new` is an issue that isn't saved yet. */
export const newsletterRouter = route.create('/', [route.create('/:issue')]);
export const NEW = 'new';

export function openIssue(state: Record<string, unknown>): string | null {
  return typeof state.issue === 'string' && state.issue !== '' ? state.issue : null;
}
