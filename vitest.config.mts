import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/fixtures/longest-first.ts';

// Tests start our programs with the Node that runs them; an older one would fail in various ways.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `The tests need Node 24, and this is ${process.version}. Run npm test, or put the bundled one first: export PATH=$PWD/node_modules/.bin:$PATH`,
  );
  process.exit(1);
}

// Projects: plain Node, the middleware code in the edge runtime, the built worker in workerd beside the site on Node, and the
// services on both databases.
export default defineConfig({
  resolve: {
    alias: {
      'server-only': new URL('./tests/fixtures/empty.ts', import.meta.url).pathname,
      'next/root-params': new URL('./tests/fixtures/root-params.ts', import.meta.url).pathname,
    },
  },
  test: {
    // Both cores of a small machine; the default would leave one of two idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A busy machine takes several times as long for a ticket booklet; the default is five seconds.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/rules/**/*.test.ts'],
          exclude: ['**/*.isolated.test.{ts,tsx}'],
          environment: 'node',
          // The files of one worker share its modules, which takes a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Tests that change environment variables, which modules read once.
          name: 'unit-isolated',
          include: ['tests/unit/**/*.isolated.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'edge',
          include: ['tests/edge/*.test.ts'],
          environment: 'edge-runtime',
          server: { deps: { inline: ['next-intl'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'workerd',
          include: ['tests/edge/site/**/*.test.ts'],
          environment: 'node',
          // Some files change content that others compare.
          fileParallelism: false,
          globalSetup: ['tests/fixtures/edge-site/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'vercel',
          include: ['tests/vercel/*.test.ts'],
          environment: 'node',
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          globalSetup: [
            'tests/fixtures/postgres.setup.ts',
            'tests/fixtures/pglite.setup.ts',
            'tests/fixtures/child-programs.setup.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
