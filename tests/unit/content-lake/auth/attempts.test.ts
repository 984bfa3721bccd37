import { describe, expect, it } from 'vitest';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { createAttempts } from '#content-lake/auth/sign-in/attempts.ts';

const ACCOUNT = { id: 'p1', email: 'editor@x.example', name: 'Editor', role: 'editor' } as const;

function open() {
  let now = new Date('2026-05-01T09:00:00Z');
  let checks = 0;
  const attempt = createAttempts(
    async (email, password) => {
      checks += 1;
      return email === ACCOUNT.email && password === 'right' ? ACCOUNT : undefined;
    },
    createMemoryBuckets({ clock: () => now }),
  );
  return {
    try: (email: string, password = 'wrong', address = '203.0.113.1', device: string | null = null) =>
      attempt({ email, password, address, device }),
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    checks: () => checks,
  };
}

const kinds = (result: Awaited<ReturnType<ReturnType<typeof open>['try']>>) =>
  result.kind === 'signed-in' ? ['signed-in'] : result.problems.map(({ kind }) => kind);

describe('sign-in attempts', () => {
  it('stop after six wrong passwords by one visitor for one account, without checking again', async () => {
    const page = open();
    for (let guess = 0; guess < 6; guess += 1)
      expect(kinds(await page.try(ACCOUNT.email))).toEqual(['no-match']);
    expect(await page.try(' EDITOR@x.example ', 'right')).toEqual({
      kind: 'refused',
      problems: [{ kind: 'too-many', seconds: 900 }],
    });
    expect(page.checks()).toBe(6);
    expect(kinds(await page.try(ACCOUNT.email, 'right', '203.0.113.2'))).toEqual(['signed-in']);
    page.pass(901);
    expect(kinds(await page.try(ACCOUNT.email, 'right'))).toEqual(['signed-in']);
  });

  it('stop after thirty at any accounts, not counting right ones', async () => {
    const page = open();
    for (let again = 0; again < 40; again += 1) {
      expect(kinds(await page.try(ACCOUNT.email, 'right'))).toEqual(['signed-in']);
    }
    for (let guess = 0; guess < 30; guess += 1) {
      expect(kinds(await page.try(`someone${guess}@x.example`))).toEqual(['no-match']);
    }
    expect(kinds(await page.try('another@x.example'))).toEqual(['too-many']);
  });

  it('stop for an account that many visitors attack', async () => {
    const page = open();
    for (let visitor = 0; visitor < 60; visitor += 1) {
      expect(kinds(await page.try(ACCOUNT.email, 'wrong', `198.51.100.${visitor}`))).toEqual(['no-match']);
    }
    expect(kinds(await page.try(ACCOUNT.email, 'right', '198.51.100.200'))).toEqual(['too-many']);
  });

  // Sixty wrong passwords from anywhere locked the owner of an account out.
  it('never stop in a browser known to the account, whatever others do', async () => {
    const page = open();
    for (let visitor = 0; visitor < 61; visitor += 1)
      await page.try(ACCOUNT.email, 'wrong', `198.51.100.${visitor % 20}`);
    expect(kinds(await page.try(ACCOUNT.email, 'right', '198.51.100.200'))).toEqual(['too-many']);
    expect(kinds(await page.try(ACCOUNT.email, 'right', '198.51.100.1', 'laptop'))).toEqual(['signed-in']);
    // Its own attempts count, too.
    for (let guess = 0; guess < 10; guess += 1)
      expect(kinds(await page.try(ACCOUNT.email, 'wrong', '198.51.100.1', 'laptop'))).toEqual(['no-match']);
    expect(kinds(await page.try(ACCOUNT.email, 'right', '198.51.100.1', 'laptop'))).toEqual(['too-many']);
  });

  it('are limited even when they are concurrent', async () => {
    const page = open();
    const all = await Promise.all(Array.from({ length: 20 }, () => page.try(ACCOUNT.email)));
    expect(all.filter((one) => kinds(one)[0] === 'no-match')).toHaveLength(6);
    expect(page.checks()).toBe(6);
  });

  it('are not counted when a field is missing', async () => {
    const page = open();
    expect(kinds(await page.try('', ''))).toEqual(['email-missing', 'password-missing']);
    expect(kinds(await page.try('editor'))).toEqual(['email-incomplete']);
    expect(page.checks()).toBe(0);
  });
});
