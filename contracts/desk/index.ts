// Public entry point: all that the site and the Studio may import from the desk. Runs in browsers and on the edge.
export * from './call.ts';
export * from './career.ts';
export * from './cargo.ts';
export * from './chat.ts';
export * from './contact.ts';
export * from './events.ts';
export * from './forms.ts';
export * from './newsletter.ts';
export * from './staff-chat.ts';
export * from './staff-inbox.ts';
export * from './staff-mail.ts';
export * from './staff-privacy.ts';
export * from './stamp.ts';
export * from './staff-newsletter.ts';
