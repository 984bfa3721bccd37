import { defineCloudflareConfig } from '@opennextjs/cloudflare';
import r2IncrementalCache from '@opennextjs/cloudflare/overrides/incremental-cache/r2-incremental-cache';
import doQueue from '@opennextjs/cloudflare/overrides/queue/do-queue';
import d1NextTagCache from '@opennextjs/cloudflare/overrides/tag-cache/d1-next-tag-cache';

export default {
  ...defineCloudflareConfig({
    incrementalCache: r2IncrementalCache,
    tagCache: d1NextTagCache,
    queue: doQueue,
  }),
  buildCommand: 'node node_modules/next/dist/bin/next build',
  // The folder of the Node build stays as it is, so that both can be on one disk.
  buildOutputPath: '.edge',
  appPath: '.edge',
  packageJsonPath: '.',
};
