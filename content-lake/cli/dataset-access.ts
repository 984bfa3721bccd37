import { createClient, type SanityClient } from '@sanity/client';
import { PROJECT_ID } from '#backend/project-id.ts';
import { CommandError, type Context } from '#scripts/commands/command.ts';
import { json } from '#scripts/commands/connect.ts';
import { openRelay } from './relay.ts';

export type DatasetAccess = {
  client: SanityClient;
  /** Creates the dataset if it doesn't exist. */
  create(): Promise<void>;
  close(): Promise<void>;
};

/** A dataset where the content is: in the hosted project if there is one, otherwise in the embedded content lake. */
export async function openDataset({ env, connect }: Context, dataset: string): Promise<DatasetAccess> {
  const projectId = env.NEXT_PUBLIC_SANITY_PROJECT_ID;
  if (projectId !== undefined) {
    const token = env.SANITY_AUTH_TOKEN;
    if (token === undefined)
      throw new CommandError(
        `SANITY_AUTH_TOKEN is missing: the content is in the hosted project ${projectId}, and this needs an administrator's token.`,
      );
    const client = createClient({ projectId, dataset, apiVersion: '2025-02-19', useCdn: false, token });
    return {
      client,
      async create() {
        const known = await client.datasets.list();
        if (!known.some(({ name }) => name === dataset)) await client.datasets.create(dataset);
      },
      close: async () => {},
    };
  }
  const connection = await connect();
  const relay = await openRelay(connection, dataset);
  return {
    ...relay,
    async create() {
      const made = await connection.request(`/lake/v1/projects/${PROJECT_ID}/datasets/${dataset}`, {
        method: 'PUT',
      });
      // The dataset may exist already.
      if (made.status !== 409) await json(made);
    },
  };
}
