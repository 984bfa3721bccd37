import * as v from 'valibot';
import { requestLocale } from '#foundation/http/request-locale.ts';
import { type Guard, routesWith } from '#foundation/http/route.ts';
import type { Buckets } from '#foundation/limits/buckets.ts';
import { callerOf } from '#foundation/limits/caller.ts';
import { IdempotencyKey } from '#contracts/desk/forms.ts';
import { text } from '#desk/messages/texts.ts';
import type { DeskParts } from './options.ts';
import { problem } from './problem.ts';
import { DESK_ROLES, type Staff } from './staff.ts';

/** What handlers get besides the request. */
export type RouteContext = DeskParts & {
  /** Counted in this process only. */
  localLimits: Buckets;
};

/** One endpoint of the desk; everything about it follows from this declaration. */
export const defineRoute = routesWith<RouteContext>();

/** The key that makes repeating a request harmless. */
export const idempotent = v.object({ 'Idempotency-Key': IdempotencyKey });

/** Ends a request with a response, from code that has to return something else. */
export class ResponseError extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`refused with ${response.status}`);
    this.response = response;
  }
}

/** The network address as limits count it; all requests without one count as the same. */
export function clientOf(request: Request): string {
  return callerOf(request) ?? 'unknown';
}

/** Only signed-in staff with the right roles: 401 for anonymous requests, 403 for others; reveals nothing about the resource. */
export const signedIn: Guard<RouteContext, Staff> = {
  security: [{ staffSession: [] }],
  refusals: [401, 403],
  async check(request, _, { whoIs }) {
    const staff = await whoIs(request);
    const locale = requestLocale(request);
    if (!staff)
      throw new ResponseError(problem(request, 401, 'not_signed_in', text(locale, 'answers.notSignedIn')));
    if (!DESK_ROLES.includes(staff.role))
      throw new ResponseError(problem(request, 403, 'not_allowed', text(locale, 'answers.notAllowed')));
    return staff;
  },
};

/** Staff with these roles. @param detail the message for all other staff */
export function onlyFor(
  roles: readonly string[],
  detail: (request: Request) => string,
): Guard<RouteContext, Staff> {
  return {
    ...signedIn,
    async check(request, given, context) {
      const staff = await signedIn.check(request, given, context);
      if (roles.includes(staff.role)) return staff;
      throw new ResponseError(problem(request, 403, 'not_allowed', detail(request)));
    },
  };
}
