import 'server-only';
import type { SanityClient } from '@sanity/client';
import * as v from 'valibot';
import { log } from '#lib/log/log.server.ts';

const User = v.object({ displayName: v.string() });

/** The name of who made a preview secret, for the bar on the page. Null when the lake does not say: preview works without. */
export async function editorOf(lake: SanityClient, secret: string): Promise<string | null> {
  try {
    const userId: unknown = await lake.fetch(
      '*[_type == "sanity.previewUrlSecret" && secret == $secret][0].userId',
      { secret },
      { perspective: 'raw', cache: 'no-store', tag: 'preview.editor' },
    );
    if (typeof userId !== 'string') return null;
    const user = v.safeParse(User, await lake.users.getById(userId));
    return user.success ? user.output.displayName : null;
  } catch (error) {
    log.warn({ error: String(error) }, 'the editor of a preview is not known');
    return null;
  }
}
