import { createHash } from 'node:crypto';

/**
 * The `Message-ID` of the email with this key. It never changes, so mail programs and servers recognise an email that had to be
 * sent again. It doesn't reveal the key.
 */
export function messageIdOf(key: string, siteUrl: string): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${name}@${new URL(siteUrl).hostname}>`;
}
