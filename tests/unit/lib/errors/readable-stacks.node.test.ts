import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withReadableStacks } from '#lib/errors/readable-stacks.ts';

const config: NextConfig = { poweredByHeader: false, turbopack: { resolveAlias: { a: 'b' } } };
const account = { SENTRY_AUTH_TOKEN: 'secret', SENTRY_ORG: 'meltemi', SENTRY_PROJECT: 'site' };

describe('source maps', () => {
  it('are not made without a token', () => {
    expect(withReadableStacks(config, {})).toBe(config);
    expect(withReadableStacks(config, { SENTRY_AUTH_TOKEN: '', SENTRY_ORG: 'meltemi' })).toBe(config);
  });

  it('need an organisation and a project', () => {
    expect(() => withReadableStacks(config, { SENTRY_AUTH_TOKEN: 'secret' })).toThrow('SENTRY_PROJECT');
  });

  it.each([
    ['are uploaded, and removed before anything is served', () => Promise.resolve(), null],
    [
      'are removed, and the build fails, when the upload fails',
      () => Promise.reject(new Error('away')),
      'away',
    ],
  ])('%s', async (_, sending, failure) => {
    const { distDir, map } = buildWithMap();
    const sent: unknown[] = [];
    const made = withReadableStacks(config, { ...account, SENTRY_URL: '' }, (build, to) => {
      sent.push(build.distDir, to, existsSync(map));
      return sending();
    });
    expect(made).toMatchObject({
      ...config,
      productionBrowserSourceMaps: true,
      turbopack: { ...config.turbopack, debugIds: true },
    });
    expect(JSON.stringify(made)).not.toContain('secret');
    const ended = made.compiler?.runAfterProductionCompile?.({ distDir, projectDir: '.' });
    if (failure === null) await ended;
    else await expect(ended).rejects.toThrow(failure);
    const to = { authToken: 'secret', org: 'meltemi', project: 'site', sentryUrl: undefined };
    expect(sent).toEqual([distDir, to, true]);
    expect(existsSync(map)).toBe(false);
  });
});

function buildWithMap() {
  const distDir = mkdtempSync(join(tmpdir(), 'meltemi-maps-'));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  mkdirSync(join(distDir, 'static/chunks'), { recursive: true });
  const map = join(distDir, 'static/chunks/a.js.map');
  writeFileSync(map, '{}');
  return { distDir, map };
}
