import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { SPECULATION_RULES_PATH } from '#lib/late-start/speculation-rules.ts';
import { securityHeaderNames } from '#lib/security/headers.ts';
import { hashInlineScripts, hashOf } from '#lib/security/inline-scripts.ts';
import { pagePolicy } from '#lib/security/page-policy.ts';
import type { SecuritySettings } from '#lib/security/settings.ts';

/** A response with its whole body, not compressed. */
export type WholeResponse = { status: number; headers: OutgoingHttpHeaders; body: Uint8Array };

const POLICY = 'content-security-policy';
/** What the middleware decides by, for caches further out. */
export const BY_LANGUAGE = ['Accept-Language', 'Cookie'];

/** Headers that are set again, here or with the security headers, or only valid for Next's own response. */
const REPLACED = new Set([
  ...securityHeaderNames,
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

type FinishedPage = {
  path: string;
  html: string;
  /** Texts of its style elements. */
  styles: readonly string[];
  settings: SecuritySettings;
};

/** The policy of a page that is the same for everybody, by the hashes of what its final text has inline. */
export async function hashedPolicy({ path, html, styles, settings }: FinishedPage): Promise<string> {
  const inline = { scripts: await hashInlineScripts(html), styles: await Promise.all(styles.map(hashOf)) };
  return pagePolicy({ path, inline, settings });
}

/** The same as a header, and where browsers find the rules for opening links ahead. */
export async function headersOfPage(
  page: FinishedPage & { status: number },
): Promise<Record<string, string>> {
  return {
    ...(page.status === 200 && { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` }),
    [POLICY]: await hashedPolicy(page),
  };
}

/**
 * The headers of a response for caches and browsers, in one list of names and values, without those of its encoding.
 * @param options.leaveOut headers meant only for the program in front
 * @param options.vary what else responses at the same address depend on
 */
export function headOf(
  answer: WholeResponse,
  options: { vary: readonly string[]; leaveOut: readonly string[] },
): { head: string[]; etag: string } {
  const { headers } = answer;
  const kept = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !REPLACED.has(name) && !options.leaveOut.includes(name),
  );
  const etag = etagOf(answer.body, headers[POLICY]);
  const vary = [headers.vary ?? [], 'Accept-Encoding', options.vary].flat().join(', ');
  const head = kept.flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)]));
  return { head: [...head, 'Vary', vary, 'ETag', etag], etag };
}

/**
 * The version of a page. Includes its security policy, because a browser that keeps its copy keeps that copy's policy. Weak, because
 * it is the same for every encoding.
 */
export function etagOf(body: Uint8Array, policy: unknown): string {
  const hash = createHash('sha256').update(body).update(String(policy));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Whether a browser has this version. @param given its `If-None-Match` */
export function hasSeen(given: string | null | undefined, etag: string): boolean {
  if (!given) return false;
  return given.split(',').some((part) => part.trim() === '*' || weak(part.trim()) === etag);
}

function weak(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`;
}
