import { route } from 'sanity/router';

export const VIEWS = ['conversations', 'requests', 'answers', 'hours'] as const;
export type View = (typeof VIEWS)[number];

/**
 * `/studio/inbox/conversations/<id>`: the open conversation has an address, which survives a reload and can be sent to a colleague.
 */
export const inboxRouter = route.create('/', [route.create('/:view', [route.create('/:id')])]);

export function placeOf(state: Record<string, unknown>): { view: View; id: string | null } {
  const view = VIEWS.find((name) => name === state.view) ?? 'conversations';
  return { view, id: typeof state.id === 'string' && state.id !== '' ? state.id : null };
}
