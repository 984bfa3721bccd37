import 'server-only';
import type { HoldRequest, HoldResult } from '#contracts/reservations/index.ts';
import { extendHold, placeHold, type Result } from '#lib/reservations/client.server.ts';
import { chosenSettings } from '#lib/settings/chosen-settings.server.ts';

/** Places a hold. Visitors who have asked for more time in their settings get the one extension at once (decision 096). */
export async function holdForVisitor(request: HoldRequest, key: string): Promise<Result<HoldResult>> {
  const held = await placeHold(request, key);
  const { on } = await chosenSettings();
  if (held.kind !== 'ok' || !on.has('time')) return held;
  const { booking, accessToken } = held.value;
  const extended = await extendHold(booking.reference, { kind: 'token', token: accessToken }, request.locale);
  // Without the extension the seats are still held, and the page offers it.
  return extended.kind === 'ok' ? { kind: 'ok', value: { booking: extended.value, accessToken } } : held;
}
