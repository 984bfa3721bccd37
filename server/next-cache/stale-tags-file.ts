import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { createJsonLog } from '#foundation/log/json-log.ts';
import { noteStale } from './next-own.ts';
import type { Staleness } from './staleness.ts';

const log = createJsonLog({ part: 'page-cache', level: process.env.LOG_LEVEL });

/** One line of the file: the stale tags, and when they went stale (milliseconds since 1970). */
const Line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ tags: v.array(v.string()), soon: v.boolean(), at: v.number() }),
);

const read = new Set<string>();

/**
 * Stale tags in a file. Next has them only in memory, so that after a restart it would serve the old version of a page that nobody
 * has requested since a publish. If the file can't be written, that is logged and publishing continues.
 */
export function staleTagsFile(path: string) {
  return {
    /** Tells Next, once per process, which tags went stale in earlier processes, and compacts the file to one line per tag. */
    recall(): void {
      if (read.has(path)) return;
      read.add(path);
      if (!existsSync(path)) return;
      const newest = new Map<string, v.InferOutput<typeof Line>>();
      for (const text of readFileSync(path, 'utf8').split('\n')) {
        // The last line may be incomplete if the process was killed.
        const line = v.safeParse(Line, text);
        if (!line.success) continue;
        for (const tag of line.output.tags)
          newest.set(`${line.output.soon} ${tag}`, { ...line.output, tags: [tag] });
      }
      for (const line of newest.values()) noteStale(line, line.at);
      write(() =>
        writeFileSync(path, [...newest.values()].map((line) => `${JSON.stringify(line)}\n`).join('')),
      );
    },

    remember(stale: Staleness): void {
      write(() => {
        mkdirSync(dirname(path), { recursive: true });
        appendFileSync(path, `${JSON.stringify({ ...stale, at: Date.now() })}\n`);
      });
    },
  };

  function write(work: () => void): void {
    try {
      work();
    } catch (error) {
      log.error(
        { path, error: String(error) },
        'stale tags could not be saved and will be lost at the next restart',
      );
    }
  }
}
