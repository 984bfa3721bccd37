import 'server-only';
import { cache } from 'react';
import { readEnv } from '#foundation/env.ts';

const EMBEDDED_PROJECT = 'meltemi';

/** Project and dataset in use, as they appear in the addresses of pictures. */
export const contentPlace = cache((): { projectId: string; dataset: string; hosted: boolean } => {
  const env = readEnv(process.env);
  return {
    projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? EMBEDDED_PROJECT,
    dataset: env.NEXT_PUBLIC_SANITY_DATASET,
    hosted: env.NEXT_PUBLIC_SANITY_PROJECT_ID !== undefined,
  };
});
