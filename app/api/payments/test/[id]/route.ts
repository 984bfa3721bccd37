import { paths } from '#lib/routes/paths.ts';
import { log } from '#lib/log.server.ts';
import { backendUrl } from '#lib/address.server.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';
import { defaultLocale } from '#foundation/text/locales.ts';

type Props = { params: Promise<{ id: string }> };

const TIMEOUT_MS = 8_000;
const PASSED_ON = ['Content-Type', 'Content-Security-Policy', 'Location'];

/**
 * The page of the test payment provider, where it is enabled. Browsers reach it through the site, because the service
 * isn't exposed publicly.
 */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  return passOn((await params).id);
}

/** The traveller's choice there; the response redirects to the site. */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  return passOn((await params).id, {
    method: 'POST',
    body: new URLSearchParams(await request.text()),
  });
}

async function passOn(id: string, init: RequestInit = {}): Promise<Response> {
  const address = `${backendUrl()}/reservations/payments/test/${encodeURIComponent(id)}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(address, { ...init, signal, cache: 'no-store', redirect: 'manual' }).catch(
    (error: unknown) => {
      log.warn({ error: String(error) }, 'the test provider did not answer');
      return null;
    },
  );
  // Unknown, disabled or unreachable: the booking page shows the state, and what to do.
  if (answer === null || answer.status >= 400) return redirectTo(paths.manageBooking(defaultLocale));
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.status === 303 ? null : answer.body, { status: answer.status, headers });
}
