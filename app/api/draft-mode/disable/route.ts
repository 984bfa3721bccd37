import * as v from 'valibot';
import { safePath } from '#lib/routes/safe-path.ts';
import { endPreview } from '#lib/content/preview/session.server.ts';
import { defineLink, previewRedirect } from '#app/api/_route/form-target.ts';

/** Leaves draft preview and returns to the page (`?to=/…`). Harmless when a foreign page links to it. */
export const GET = defineLink({
  input: v.object({ to: v.optional(v.string()) }),
  redirect: previewRedirect,
  handle: async ({ to }) => {
    await endPreview();
    return safePath(to ?? null);
  },
});
