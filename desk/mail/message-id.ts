import { createHash } from 'node:crypto';

/**
 * The `Message-ID` of the letter with this key, the same for ever: mail programs and servers recognise by it a letter that had to
 * be sent again. It tells nothing of the key.
 */
export function messageIdOf(key: string, siteUrl: string): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${name}@${new URL(siteUrl).hostname}>`;
}
