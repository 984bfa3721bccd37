import type { Context } from 'hono';
import type { LakeEnv } from '#content-lake/protocol/routes.ts';
import { forbidden, unauthorized } from '#content-lake/protocol/errors.ts';
import type { Member } from '#content-lake/protocol/principal.ts';

/** The person or token that sends the request. @throws LakeError 401 for strangers. */
export function requireMember(c: Context<LakeEnv>): Member {
  const principal = c.get('principal');
  if (principal.kind === 'anonymous') throw unauthorized();
  c.header('cache-control', 'private, no-store');
  return principal;
}

/** The person who sends the request: a token has no sessions, password or settings. @throws LakeError 401 or 403 */
export function requirePerson(c: Context<LakeEnv>): Member {
  const member = requireMember(c);
  if (member.kind !== 'user') throw forbidden('Only people may do this, not tokens');
  return member;
}

/** @throws LakeError 403 for everybody who is not an administrator. */
export function requireAdministrator(c: Context<LakeEnv>): Member {
  const member = requireMember(c);
  if (!member.canManage) throw forbidden('Only administrators may do this');
  return member;
}
