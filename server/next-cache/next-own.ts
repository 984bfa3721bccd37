import { createRequire } from 'node:module';
import type NextFileCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type * as NextTags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import type { Staleness } from './staleness.ts';

/*
 * Next's own cache of pages and responses, and its list of stale tags. Loaded with `require`, because Node and bundlers disagree
 * about the default export of such a module. Both are internal to Next (16.4.6): check a new version with
 * `tests/unit/server/next-cache/handler.isolated.test.ts`.
 */
const require = createRequire(import.meta.url);

const fileCache: {
  default: typeof NextFileCache;
} = require('next/dist/server/lib/incremental-cache/file-system-cache.js');
const nextTags: typeof NextTags = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

export const FileCache = fileCache.default;

/** Whether one of the tags went stale in this process after `since` (milliseconds since 1970). */
export function isStaleSince(tags: readonly string[], since: number): boolean {
  return nextTags.areTagsExpired([...tags], since) || nextTags.areTagsStale([...tags], since);
}

/** Records tags that went stale in another site or an earlier process, at `at` (milliseconds since 1970). */
export function noteStale({ tags, soon }: Staleness, at: number): void {
  for (const tag of tags)
    nextTags.tagsManifest.set(tag, {
      ...nextTags.tagsManifest.get(tag),
      stale: at,
      ...(!soon && { expired: at }),
    });
}
