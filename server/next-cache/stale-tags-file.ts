import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { createJsonLog } from '#foundation/log/json-log.ts';
import { noteStale } from './next-own.ts';
import type { Staleness } from './staleness.ts';

const log = createJsonLog({ part: 'page-cache', level: process.env.LOG_LEVEL });

/** One line of the file: what went stale, and when (milliseconds since 1970). */
const Line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ tags: v.array(v.string()), soon: v.boolean(), at: v.number() }),
);

const read = new Set<string>();

/**
 * What went stale, in a file: Next remembers it in memory only, so that a page of a publish that nobody has asked for since would
 * be shown as it was before by the next process. A file that cannot be written is told in the log; publishing goes on.
 */
export function staleTagsFile(path: string) {
  return {
    /** Tells Next, once in this process, what went stale in earlier ones, and leaves one line for each tag. */
    recall(): void {
      if (read.has(path)) return;
      read.add(path);
      if (!existsSync(path)) return;
      const newest = new Map<string, v.InferOutput<typeof Line>>();
      for (const text of readFileSync(path, 'utf8').split('\n')) {
        // The last line may be half of one: the process was killed.
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
      log.error({ path, error: String(error) }, 'what went stale will be forgotten when the site ends');
    }
  }
}
