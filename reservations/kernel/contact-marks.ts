import { createHmac } from 'node:crypto';
import type { DataKeys } from './encrypt.ts';

/** Keyed hash of something personal: equal for equal values, and useless to anybody who reads the database. */
export function markOf({ dataKey }: DataKeys, kind: 'contact' | 'network' | 'person', value: string): string {
  return createHmac('sha256', Buffer.from(dataKey, 'base64url'))
    .update(`unpaid ${kind} ${value}`)
    .digest('base64url')
    .slice(0, 27);
}

/** The address in the form that a proof is bound to. */
export function normalAddress(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}

/**
 * The mailbox behind an address, as limits count it: a `+` suffix reaches the same person, and Gmail ignores dots.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = normalAddress(address).split(/@(?=[^@]*$)/);
  const plain = local.replace(/\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}
