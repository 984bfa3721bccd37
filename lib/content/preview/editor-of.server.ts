import 'server-only';
import type { SanityClient } from '@sanity/client';
import * as v from 'valibot';
import { contentPlace } from '#lib/content/place.server.ts';
import { log } from '#lib/log.server.ts';
import type { Pass } from './pass.ts';

const Secret = v.object({ _id: v.string(), userId: v.nullish(v.string()) });
const User = v.object({ displayName: v.string() });
const Sessions = v.array(v.object({ id: v.string(), isCurrent: v.boolean() }));

type Editor = Pick<Extract<Pass, { viewer: 'editor' }>, 'name' | 'of'>;

/**
 * Who opens a preview with a secret, and what it depends on: the Studio's session when the browser sends its cookie,
 * otherwise the account that created the secret. The name is for the bar on the page; preview works without it.
 */
export async function editorOf(lake: SanityClient, secret: string, cookie: string | null): Promise<Editor> {
  const found: unknown = await lake.fetch(
    '*[_type == "sanity.previewUrlSecret" && secret == $secret][0]{ _id, userId }',
    { secret },
    { perspective: 'raw', cache: 'no-store', tag: 'preview.editor' },
  );
  const { _id, userId } = v.parse(Secret, found);
  // Cookies of this site mean nothing to a hosted project.
  const session = cookie === null || contentPlace().hosted ? null : await sessionOf(lake, cookie);
  if (!userId) return { name: null, of: session ?? { kind: 'document', id: _id } };
  const user = v.safeParse(User, await lake.users.getById(userId).catch(noName));
  return { name: user.success ? user.output.displayName : null, of: session ?? { kind: 'user', id: userId } };
}

function noName(error: unknown): null {
  log.warn({ error: String(error) }, 'the editor of a preview could not be determined');
  return null;
}

async function sessionOf(lake: SanityClient, cookie: string): Promise<Editor['of'] | null> {
  const answer: unknown = await lake
    .withConfig({ token: undefined })
    .request({ url: '/auth/sessions', headers: { cookie } })
    .catch(() => null);
  const sessions = v.safeParse(Sessions, answer);
  const current = sessions.success ? sessions.output.find(({ isCurrent }) => isCurrent) : undefined;
  return current ? { kind: 'session', id: current.id } : null;
}
