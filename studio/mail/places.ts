import { route } from 'sanity/router';
import { mailStates, type MailSummary } from '#contracts/desk/index.ts';

export type MailFilter = MailSummary['state'] | 'all';

/** `/studio/mail/dead/12`: the filter and the open email have an address. */
export const mailRouter = route.create('/', [route.create('/:shown', [route.create('/:id')])]);

export function placeOf(state: Record<string, unknown>): { shown: MailFilter; id: number | null } {
  const shown = mailStates.find((name) => name === state.shown) ?? 'all';
  const id = typeof state.id === 'string' && /^\d{1,15}$/.test(state.id) ? Number(state.id) : null;
  return { shown, id };
}
