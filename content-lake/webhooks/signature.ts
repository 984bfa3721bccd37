import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'sanity-webhook-signature';

/** The value that `@sanity/webhook` verifies; it covers the time of sending, in milliseconds, and the exact body. */
export function signBody(body: string, sentAt: Date, secret: string): string {
  const timestamp = sentAt.getTime();
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url');
  return `t=${timestamp},v1=${hash}`;
}
