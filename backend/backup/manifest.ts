import * as v from 'valibot';

/** Incremented when an older program could no longer read what this one writes. */
export const FORMAT = 1;

const sequence = v.object({ schema: v.string(), name: v.string(), value: v.number(), used: v.boolean() });
const table = v.object({
  schema: v.string(),
  name: v.string(),
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
  rows: v.number(),
});

/** First entry of the archive: its contents, and the migrations that made its tables. */
export const Manifest = v.object({
  format: v.literal(FORMAT, 'was made by a newer version of this program'),
  madeAt: v.string(),
  migrations: v.object({
    lake: v.array(v.string()),
    reservations: v.array(v.string()),
    desk: v.array(v.string()),
  }),
  tables: v.array(table),
  sequences: v.array(sequence),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** Last entry of the archive. Without it the archive was cut off. */
export const Complete = v.object({ entries: v.number() });

/** A backup that can't be made or restored. The message is one line for the person at the terminal. */
export class BackupError extends Error {}

/** Every entry name that an archive may contain, so that nothing in it can be written anywhere else. */
export const ENTRY_NAMES =
  /^(manifest\.json|complete\.json|database\/[a-z_]+\.[a-z_]+\.ndjson|files\/[a-z.-]+|assets\/[0-9a-f]{2}\/[0-9a-f]{40})$/;

/** Secrets stored in the data folder: without them the site's preview, the commands and the webhook need new ones. */
export const KEPT_FILES = ['secrets.json', 'preview-token', 'command-token'];
