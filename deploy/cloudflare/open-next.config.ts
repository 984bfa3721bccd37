import { defineCloudflareConfig } from '@opennextjs/cloudflare';
import doQueue from '@opennextjs/cloudflare/overrides/queue/do-queue';
import d1NextTagCache from '@opennextjs/cloudflare/overrides/tag-cache/d1-next-tag-cache';
import { pageStore } from './worker/page-store.ts';

export default {
  ...defineCloudflareConfig({
    incrementalCache: pageStore,
    tagCache: d1NextTagCache,
    queue: doQueue,
  }),
  buildCommand: 'node node_modules/next/dist/bin/next build',
  // Not the folder of the Node build, so that both can exist side by side.
  buildOutputPath: '.edge',
  appPath: '.edge',
  packageJsonPath: '.',
};
