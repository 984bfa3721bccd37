import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/fixtures/longest-first.ts';

// Three projects: plain Node, the same middleware code in the edge runtime, and the services on both databases.
export default defineConfig({
  resolve: { alias: { 'server-only': new URL('./tests/fixtures/empty.ts', import.meta.url).pathname } },
  test: {
    // Both cores of a small machine: the default leaves one of two idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/rules/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'edge',
          include: ['tests/edge/**/*.test.ts'],
          environment: 'edge-runtime',
          server: { deps: { inline: ['next-intl'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/fixtures/postgres.setup.ts', 'tests/fixtures/pglite.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
