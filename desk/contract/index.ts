// Public door: all that the site may import from the desk. Runs in browsers and on the edge.
export * from './career.ts';
export * from './cargo.ts';
export * from './contact.ts';
export * from './forms.ts';
export * from './newsletter.ts';
