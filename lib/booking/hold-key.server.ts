import 'server-only';
import { randomUUID } from 'node:crypto';
import { noteInPage } from '#lib/page-cache/page-notes.ts';

/**
 * The idempotency key of a hold that a page offers. With the same key two visitors would get the same booking, so a page that has
 * one is never sent to a second visitor.
 */
export function newHoldKey(): string {
  noteInPage({ kind: 'personal' });
  return randomUUID();
}
