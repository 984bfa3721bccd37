import 'server-only';
import { cache } from 'react';
import { firstStepsQuery } from '#lib/content/queries/first-steps.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { type Progress, progressOf } from './progress.ts';

/** Nobody tells the site of an imported network; who sets up looks again within minutes, not within the hour of other pages. */
const NETWORK_SECONDS = 30;

/** How far the first set-up of this installation is. */
export const readProgress = cache(async (): Promise<Progress> => {
  const [published, network] = await Promise.all([
    fetchContent('firstSteps', firstStepsQuery),
    readNetwork(NETWORK_SECONDS),
  ]);
  return progressOf(published, network);
});
