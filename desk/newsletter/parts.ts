import type { DeskParts } from '#desk/kernel/options.ts';

/** What the newsletter needs of the desk. */
export type NewsletterParts = Pick<DeskParts, 'db' | 'clock' | 'ids' | 'log' | 'events' | 'siteUrl' | 'jobs'>;
