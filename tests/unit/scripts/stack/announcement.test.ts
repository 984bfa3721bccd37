import { expect, it } from 'vitest';
import { announcement } from '#scripts/stack/announcement.ts';

const started = { siteUrl: 'http://localhost:3000', mailbox: null, tookMs: 1_234 };

it('explains how to sign in as one of the seeded staff', () => {
  const text = announcement({ ...started, signIn: { kind: 'seeded', password: 'ten-letters' } });
  expect(text).toContain('Site     http://localhost:3000\n');
  expect(text).toContain('password ten-letters');
  expect(text).not.toContain('user add');
});

// With SEED=false it printed the password of two accounts that don't exist.
it('explains how to create the first administrator if nobody was seeded', () => {
  const text = announcement({ ...started, signIn: { kind: 'nobody' } });
  expect(text).toContain(
    'npm run content -- user add you@example.com --name "Your Name" --role administrator',
  );
  expect(text).not.toMatch(/password|meltemi\.example/);
});

// It printed the password of two accounts in the embedded lake, which open nothing in a hosted project.
it('names the hosted project whose members sign in to the Studio', () => {
  const text = announcement({ ...started, signIn: { kind: 'hosted', project: 'abc12345' } });
  expect(text).toContain('members of the hosted project abc12345');
  expect(text).not.toMatch(/password|meltemi\.example|user add/);
});
