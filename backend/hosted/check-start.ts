import type { Env } from '#foundation/env.ts';
import { hostedApi, HostedError } from './api.ts';
import { keptReadToken } from './kept.ts';
import { problemIn, surveyContent } from './survey.ts';

export type HostedStart = {
  /** The token with which the site reads. */
  readToken: string | undefined;
  /** What somebody should look at, although the site can start. */
  notices: string[];
};

/**
 * Whether a site can start with its hosted project; null without one. A service that doesn't answer is no obstacle, because the
 * pages that were kept can be served without it.
 * @throws HostedError if the project, token or data set can't work, with what to do
 */
export async function checkStart(env: Env): Promise<HostedStart | null> {
  const { NEXT_PUBLIC_SANITY_PROJECT_ID: project, NEXT_PUBLIC_SANITY_DATASET: dataset } = env;
  if (project === undefined) return null;
  const readToken = env.SANITY_API_READ_TOKEN ?? (await keptReadToken(env.DATA_DIR, project));
  const notices =
    readToken === undefined
      ? [
          'There is no read token for the hosted project: draft preview is off. Run: npm run content -- hosted',
        ]
      : [];
  const survey = await surveyContent(hostedApi({ project, token: readToken }), dataset).catch(
    (error: unknown) => {
      if (!(error instanceof HostedError)) throw error;
      if (error.kind === 'unreachable' || error.kind === 'failed') return error.message;
      throw new HostedError(
        error.kind,
        obstacle(error, { project, dataset, hasToken: readToken !== undefined }),
      );
    },
  );
  if (typeof survey === 'string')
    return {
      readToken,
      notices: [...notices, `${survey} Pages that were kept are served until it answers.`],
    };
  const problem = problemIn(survey, dataset);
  if (problem === null) return { readToken, notices };
  const canStart = survey.kind === 'content' || (survey.kind === 'empty' && !env.SEED);
  if (!canStart) throw new HostedError('failed', problem);
  return { readToken, notices: [...notices, problem] };
}

function obstacle(
  { kind }: HostedError,
  { project, dataset, hasToken }: { project: string; dataset: string; hasToken: boolean },
): string {
  if (kind === 'not-found')
    return `There is no data set ${dataset} in the hosted project ${project}, or no such project. Run: npm run content -- hosted`;
  return hasToken
    ? `The hosted project ${project} doesn't accept the site's read token. Replace SANITY_API_READ_TOKEN, or remove it and run: npm run content -- hosted`
    : `The data set ${dataset} of the hosted project ${project} is private, and the site has no read token. Run: npm run content -- hosted`;
}
