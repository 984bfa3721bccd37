import { createClient } from '@sanity/client';
import { seedContent } from '#seed/run/seed.ts';
import { type HostedApi, HostedError } from './api.ts';
import type { Finding } from './finding.ts';
import { problemIn, surveyContent } from './survey.ts';

/** The documents of the site. The example content is only written to a data set without documents. */
export async function examineContent(
  api: HostedApi,
  options: {
    dataset: string;
    /** Whether the data set exists. */
    exists: boolean;
    token: string;
    wantsSeed: boolean;
    onProgress: (text: string) => void;
  },
): Promise<Finding> {
  const part = 'content';
  const { dataset, exists, token, wantsSeed, onProgress } = options;
  const survey = exists ? await surveyContent(api, dataset) : { kind: 'empty' as const };
  switch (survey.kind) {
    case 'foreign':
    case 'other-schema':
      return { part, state: 'refused', detail: problemIn(survey, dataset) ?? '' };
    case 'content': {
      const problem = problemIn(survey, dataset);
      return problem === null
        ? { part, state: 'ok', detail: `${survey.documents} documents, no main page is missing` }
        : { part, state: 'missing', detail: problem };
    }
    case 'empty':
      if (!wantsSeed)
        return {
          part,
          state: 'left out',
          detail: `${dataset} stays empty. Start the site with SEED=false: it then shows the steps to publish the first pages.`,
        };
      return {
        part,
        state: 'missing',
        detail: 'the example content',
        make: async () => {
          const client = createClient({
            projectId: api.project,
            dataset,
            apiVersion: '2025-02-19',
            useCdn: false,
            token,
          });
          const { created, uploaded } = await seedContent({ client, log: onProgress });
          const after = await surveyContent(api, dataset);
          const problem = problemIn(after, dataset);
          if (problem !== null) throw new HostedError('failed', problem);
          return `${created} documents and ${uploaded} pictures, no main page is missing`;
        },
      };
  }
}
