import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '#content-lake/auth/password.ts';

const CHEAP = { N: 1024, r: 8, p: 1 };

describe('a password', () => {
  it('is recognised however the keyboard composes its accents', async () => {
    const hash = await hashPassword('καλοκαίρι στη Σύμη', CHEAP);
    expect(await verifyPassword('καλοκαίρι στη Σύμη'.normalize('NFD'), hash)).toBe(true);
    expect(await verifyPassword('καλοκαιρι στη Σύμη', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('is salted, and the hash contains its cost', async () => {
    const [one, other] = await Promise.all([hashPassword('same', CHEAP), hashPassword('same', CHEAP)]);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await hashPassword('same')).toMatch(/^scrypt\$65536\$8\$2\$/);
  });

  it.each(['', 'plain', 'scrypt$1024$8$1$$', 'scrypt$1024$8$1$c2FsdA$', 'bcrypt$1$2$3$a$b'])(
    'never matches the broken hash "%s"',
    async (hash) => {
      expect(await verifyPassword('anything', hash)).toBe(false);
    },
  );
});
