// Public door: all that the site may import from the desk. Runs in browsers and on the edge.
export * from './newsletter.ts';
