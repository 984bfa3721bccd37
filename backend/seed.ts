import { createClient } from '@sanity/client';
import type { Lake } from '#content-lake/index.ts';
import type { Env } from '#foundation/env.ts';
import { seedContent } from '#seed/run/seed.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Secrets } from './secrets.ts';

const STAFF = [
  { email: 'editor@meltemi.example', name: 'Ελένη Συντάκτρια', role: 'editor' },
  { email: 'admin@meltemi.example', name: 'Άρης Διαχειριστής', role: 'administrator' },
] as const;

/** Creates the two members of staff and the content of a fresh installation. Repeating it changes nothing that anyone edited. */
export async function seedStaffAndContent(options: {
  lake: Lake;
  env: Env;
  secrets: Secrets;
  log: Log;
  onProgress: (text: string) => void;
}): Promise<void> {
  const { lake, env, secrets } = options;
  for (const person of STAFF)
    await lake.createUser({ ...person, password: secrets.staffPassword, ifMissing: true });
  const token = await lake.createToken({ name: 'seed', role: 'administrator', expiresInSeconds: 600 });
  const client = createClient({
    projectId: 'meltemi',
    dataset: env.NEXT_PUBLIC_SANITY_DATASET,
    apiHost: `http://127.0.0.1:${env.BACKEND_PORT}/lake`,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    token,
  });
  const started = Date.now();
  const result = await seedContent({ client, log: options.onProgress });
  options.log.info({ ...result, ms: Date.now() - started }, 'content seeded');
}
