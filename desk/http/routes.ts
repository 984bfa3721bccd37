import * as v from 'valibot';
import * as contract from '#contracts/desk/index.ts';
import { describeRoutes } from '#foundation/http/openapi.ts';
import type { Route } from '#foundation/http/route.ts';
import type { ChatContext } from '#desk/chat/context.ts';
import { chatRoutes } from '#desk/chat/routes.ts';
import { chatStaffRoutes } from '#desk/chat/staff-routes.ts';
import { applicationRoutes } from '#desk/inbox/applications/routes.ts';
import { cargoRoutes } from '#desk/inbox/cargo/routes.ts';
import { messageRoutes } from '#desk/inbox/messages/routes.ts';
import { stampRoutes } from '#desk/inbox/spam/routes.ts';
import { inboxStaffRoutes } from '#desk/inbox/staff-routes.ts';
import { defineRoute, signedIn } from '#desk/kernel/define-route.ts';
import { mailStaffRoutes } from '#desk/mail/staff-routes.ts';
import { NewsletterDone, newsletterRoutes, SignUpAccepted } from '#desk/newsletter/routes.ts';
import { newsletterStaffRoutes } from '#desk/newsletter/staff-routes.ts';
import { privacyStaffRoutes } from '#desk/privacy/staff-routes.ts';

const WhoIAm = v.object({ id: v.string(), name: v.string(), role: v.string() });

/** Every endpoint of the desk. The site proxies `/chat` and `/staff` for browsers and calls all others itself. */
export const routes: readonly Route<ChatContext>[] = [
  defineRoute({
    method: 'get',
    path: '/openapi.json',
    summary: 'This document',
    responses: { 200: { files: ['application/json'] } },
    handler: () => describeDesk(),
  }),
  ...newsletterRoutes,
  ...stampRoutes,
  ...messageRoutes,
  ...cargoRoutes,
  ...applicationRoutes,
  ...chatRoutes,
  defineRoute({
    method: 'get',
    path: '/staff/me',
    summary: 'Who is signed in',
    guard: signedIn,
    responses: { 200: WhoIAm },
    handler: ({ caller: { id, name, role } }) => ({ id, name, role }),
  }),
  ...chatStaffRoutes,
  ...inboxStaffRoutes,
  ...mailStaffRoutes,
  ...newsletterStaffRoutes,
  ...privacyStaffRoutes,
];

/** The OpenAPI document. */
export function describeDesk() {
  return describeRoutes(routes, {
    info: {
      title: 'Meltemi Lines desk',
      version: '1.0.0',
      description:
        'Errors are RFC 9457 problem documents in the language of Accept-Locale or Accept-Language (el or en).',
    },
    schemas: { ...contract, NewsletterDone, Problem, SignUpAccepted, WhoIAm },
    problem: Problem,
    inputRefusals: ({ hasBody }) => (hasBody ? [400, 413, 422] : [400]),
    securitySchemes: {
      conversationToken: {
        type: 'http',
        scheme: 'bearer',
        description: 'Given when the conversation was started',
      },
      staffSession: { type: 'http', scheme: 'bearer', description: 'A session of the content lake' },
    },
  });
}

/** RFC 9457. `message` repeats `detail`; `errors` names every wrong field. */
const Problem = v.object({ ...contract.FormProblem.entries, code: v.string() });
