import { defineRoute, noInput } from '#app/api/_route/define-route.ts';

export const dynamic = 'force-dynamic';

/** Healthy when the site's process responds. Doesn't check the backend: cached pages are served without it. */
export const GET = defineRoute({ input: noInput, cache: 'no-store', handle: () => ({ status: 'ok' }) });
