import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** The part of the secrets that encrypts and decrypts data. */
export type DataKeys = Pick<Secrets, 'dataKey' | 'olderDataKeys'>;

/** What encryption needs: the keys, and unpredictable bytes for a nonce. */
export type Sealing = { secrets: DataKeys; ids: (size: number) => Uint8Array };

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypted with a key that this installation does not have: the secrets and the database do not belong together. */
export class UnknownKeyError extends Error {}

/**
 * Encrypts a value with AES-256-GCM. `about` identifies its owner (a booking's id): encrypted text moved to another
 * row can't be decrypted there. The result is `<id of the key>:<base64url>`, so that keys can be rotated.
 */
export function encrypt({ secrets, ids }: Sealing, about: string, value: unknown): string {
  const key = keyBytes(secrets.dataKey);
  const nonce = ids(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return `${keyId(key)}:${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
}

/** The decrypted value. @throws UnknownKeyError, or Error when the text was altered or belongs to something else */
export function decrypt(keys: DataKeys, about: string, sealed: string): unknown {
  const [id = '', body = ''] = sealed.split(':');
  const key = [keys.dataKey, ...(keys.olderDataKeys ?? [])].map(keyBytes).find((one) => keyId(one) === id);
  if (!key)
    throw new UnknownKeyError(`personal data is encrypted with key ${id}, which is not among the secrets`);
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  const value: unknown = JSON.parse(text.toString('utf8'));
  return value;
}

/** How text encrypted with the current key starts: anything else is plain text or uses an older key. */
export function presentPrefix(keys: DataKeys): string {
  return `${keyId(keyBytes(keys.dataKey))}:`;
}

function keyBytes(key: string): Buffer {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 32) throw new Error('a data key must be 32 bytes, base64url');
  return bytes;
}

/** Identifies a key without revealing anything about it. */
function keyId(key: Buffer): string {
  return createHash('sha256').update('data key').update(key).digest('hex').slice(0, 8);
}
