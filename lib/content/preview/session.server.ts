import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { siteUrl } from '#lib/address.server.ts';
import { sealPass, type Pass } from './pass.ts';
import { PASS_COOKIE, PERSPECTIVE_COOKIE } from './state.server.ts';

const NEXT_COOKIE = '__prerender_bypass';

/** Turns preview on in this browser. Only for route handlers. */
export async function startPreview(options: {
  pass: Pass;
  perspective?: string | null;
  secret: string;
}): Promise<void> {
  const mode = await draftMode();
  mode.enable();
  const jar = await cookies();
  const bypass = jar.get(NEXT_COOKIE)?.value;
  // Next would let its cookie be sent from any site. Studio and pages share one host, so Lax is enough.
  if (bypass !== undefined) jar.set(NEXT_COOKIE, bypass, attributes());
  jar.set(PASS_COOKIE, sealPass(options.pass, options.secret), {
    ...attributes(),
    expires: new Date(options.pass.until),
  });
  await setPerspective(options.perspective ?? null);
}

export async function setPerspective(perspective: string | null): Promise<void> {
  const jar = await cookies();
  if (perspective === null) jar.delete(PERSPECTIVE_COOKIE);
  else jar.set(PERSPECTIVE_COOKIE, perspective, attributes());
}

/** Turns preview off in this browser. Only for route handlers. */
export async function endPreview(): Promise<void> {
  const mode = await draftMode();
  mode.disable();
  const jar = await cookies();
  for (const name of [NEXT_COOKIE, PASS_COOKIE, PERSPECTIVE_COOKIE]) jar.delete(name);
}

function attributes() {
  return {
    httpOnly: true,
    path: '/',
    sameSite: 'lax' as const,
    secure: siteUrl().startsWith('https:'),
  };
}
