import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url (43 characters), after a prefix that identifies the kind to leak scanners and people. */
export function newSecret(prefix: 'ses' | 'tok' | 'sid' | 'form' | 'inv'): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/**
 * What is stored instead of a session, token or sid. A plain hash is enough here: unlike a password, the secret has
 * 256 random bits and cannot be guessed from its hash.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
