import 'server-only';
import { cache } from 'react';
import { firstStepsQuery } from '#lib/content/queries/first-steps.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { type Progress, progressOf } from './progress.ts';

/**
 * The site isn't notified of an imported network. The person who sets it up checks within minutes, sooner than the hour that
 * other pages cache it.
 */
const NETWORK_SECONDS = 30;

/** The progress of this installation's first set-up. */
export const readProgress = cache(async (): Promise<Progress> => {
  const [published, network] = await Promise.all([
    fetchContent('firstSteps', firstStepsQuery),
    readNetwork(NETWORK_SECONDS),
  ]);
  return progressOf(published, network);
});
