import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** Parameters of scrypt: memory is 128 · N · r bytes, and p repeats the work. */
export type PasswordCost = { N: number; r: number; p: number };

/** From OWASP's list of equally strong scrypt settings: 64 MiB and about a third of a second on a small server. */
const COST: PasswordCost = { N: 2 ** 16, r: 8, p: 2 };
const KEY_BYTES = 32;
/** Node's default limit is 32 MiB; scrypt needs 128 · N · r bytes and a little more. */
const memoryFor = ({ N, r }: PasswordCost) => 128 * N * r + 1024 * 1024;

/**
 * Hashes a password with its own salt. The result contains the cost, so that it can be raised later without a migration.
 * @returns `scrypt$N$r$p$salt$key`, salt and key in base64url.
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES, { ...cost, maxmem: memoryFor(cost) });
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** True when the password made this hash. A hash that cannot be read never matches. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  if (expected.length === 0) return false;
  const options = { ...cost, maxmem: memoryFor(cost) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options);
  return timingSafeEqual(actual, expected);
}

/** The same password typed on two keyboards can differ in how an accent is composed; NFKC makes both the same. */
function derive(password: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
