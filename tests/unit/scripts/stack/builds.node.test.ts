import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  currentBuild,
  findBuild,
  markServed,
  nameBuild,
  NEW_BUILD,
  rollBack,
  rollForward,
  useBuild,
  watchBuild,
} from '#server/builds.ts';
import { sourceStamp } from '#scripts/stack/build.ts';

const [ONE, TWO, THREE, FOUR] = ['1', '2', '3', '4'].map((sign) => sign.repeat(64));
const NODE_ENV = 'production';
let before: string;
let folder: string;
beforeEach(() => {
  before = process.cwd();
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

function build(stamp = ''): string {
  mkdirSync(NEW_BUILD, { recursive: true });
  writeFileSync(`${NEW_BUILD}/BUILD_ID`, stamp);
  return nameBuild(stamp);
}

// A build in the checkout replaced the files of the running site.
describe('builds of the site', () => {
  it('are kept side by side, named after their sources, and have no name until they are complete', () => {
    mkdirSync(NEW_BUILD, { recursive: true });
    expect(findBuild(ONE ?? '')).toBeNull();
    const [one, two] = [build(ONE), build(TWO)];
    expect([findBuild(ONE ?? ''), findBuild(TWO ?? '')]).toEqual([one, two]);
    expect(one).not.toBe(two);
    useBuild(one);
    expect(currentBuild()).toBe(one);
  });

  it('can be rolled back to the previous one, for these sources only, and forward again', async () => {
    const one = build(ONE);
    useBuild(one);
    expect(rollBack(ONE ?? '')).toBeNull();
    // Built for the next start but never used.
    build(THREE);
    expect(rollBack(ONE ?? '')).toBeNull();
    const two = build(TWO);
    useBuild(two);
    const printed = new Promise<string>((resolve) => {
      const end = watchBuild(TWO ?? '', (changed) => {
        end();
        resolve(changed);
      });
    });
    expect(rollBack(TWO ?? '')).toBe(one);
    expect([findBuild(TWO ?? ''), findBuild(ONE ?? ''), findBuild(FOUR ?? '')]).toEqual([one, one, null]);
    expect(await printed).toBe(one);
    expect([rollForward(), findBuild(TWO ?? ''), rollForward()]).toEqual([true, two, false]);
  });

  it('are deleted when they are old, except for the three used last', () => {
    const all = [ONE, TWO, THREE, FOUR].map((stamp) => build(stamp));
    // File system timestamps are coarse.
    for (const [age, one] of all.entries()) execFileSync('touch', ['-d', `2026-11-2${age}`, one]);
    useBuild(all[3] ?? '');
    expect(all.map((one) => existsSync(one))).toEqual([false, true, true, true]);
  });

  it('are never deleted while a process serves them', () => {
    const all = [ONE, TWO, THREE, FOUR].map((stamp) => build(stamp));
    for (const one of all) markServed(one);
    for (const [age, one] of all.entries()) execFileSync('touch', ['-d', `2026-11-2${age}`, one]);
    useBuild(all[3] ?? '');
    expect(all.every((one) => existsSync(one))).toBe(true);
  });

  it('get no name if the build was killed half-way', () => {
    mkdirSync(NEW_BUILD, { recursive: true });
    writeFileSync(`${NEW_BUILD}/build-manifest.json`, '{}');
    expect(() => nameBuild(ONE ?? '')).toThrow('The build is incomplete');
    expect(findBuild(ONE ?? '')).toBeNull();
  });

  // After a change of the desk's contract the old build was used.
  it('differ when the desk’s contract changes', () => {
    mkdirSync('contracts/desk', { recursive: true });
    const first = sourceStamp({ NODE_ENV });
    writeFileSync('contracts/desk/chat.ts', '');
    expect(sourceStamp({ NODE_ENV })).not.toBe(first);
  });

  // Each address had its own build, so that a rollback after a change of address found none.
  it('are the same at every address and port', () => {
    const first = sourceStamp({ NODE_ENV, SITE_URL: 'https://one.example', PORT: '3000' });
    expect(sourceStamp({ NODE_ENV, SITE_URL: 'https://two.example', PORT: '3900' })).toBe(first);
    expect(sourceStamp({ NODE_ENV, NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc' })).not.toBe(first);
  });
});
