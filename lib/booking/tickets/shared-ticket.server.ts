import 'server-only';
import { call, callerNow } from '#lib/reservations/client.server.ts';
import { SharedTicket } from '#contracts/reservations/index.ts';
import type { Locale } from '#foundation/text/locales.ts';

/** What the address of a shared ticket holds, `1000001.<token>`; null for anything else. */
export function sharedTicketOf(text: string | undefined): { document: number; token: string } | null {
  const [, document = '', token = ''] = /^(\d{1,9})\.([\w.-]{1,120})$/.exec(text ?? '') ?? [];
  return token === '' ? null : { document: Number(document), token };
}

/** One ticket by its link. Refused when the link is wrong, or the ticket isn't valid any more. */
export async function getSharedTicket(own: { document: number; token: string }, locale: Locale) {
  return call(`/shared-tickets/${own.document}`, SharedTicket, {
    credential: { kind: 'token', token: own.token },
    language: locale,
    caller: await callerNow(),
  });
}
