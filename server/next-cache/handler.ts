/*
 * `cacheHandler` of next.config.ts. Next also bundles it with the middleware, which has no file system and never uses it: there it
 * is null, so that its dependencies stay out of that bundle.
 */
export default process.env.NEXT_RUNTIME === 'edge' ? null : (await import('./page-cache-handler.ts')).default;
