/*
 * `cacheHandler` of next.config.ts. Next also packs it with the middleware, which runs where there are no files and never asks it:
 * there it is nothing, and what is behind it stays out of that bundle.
 */
export default process.env.NEXT_RUNTIME === 'edge' ? null : (await import('./page-cache-handler.ts')).default;
