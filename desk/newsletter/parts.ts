import type { DeskParts } from '#desk/kernel/options.ts';

/** Dependencies of the newsletter. */
export type NewsletterParts = Pick<DeskParts, 'db' | 'clock' | 'ids' | 'log' | 'events' | 'siteUrl' | 'jobs'>;
