import * as v from 'valibot';
import { requestLocale } from '#foundation/http/request-locale.ts';
import type { Route } from '#foundation/http/route.ts';
import type { BucketRule } from '#foundation/limits/buckets.ts';
import { NewsletterRequest, NewsletterToken } from '#contracts/desk/newsletter.ts';
import { clientOf, defineRoute, type RouteContext } from '#desk/kernel/define-route.ts';
import { inputProblem } from '#desk/kernel/input-problem.ts';
import { text } from '#desk/messages/texts.ts';
import { problem } from '#desk/kernel/problem.ts';
import { storeSignUp } from './sign-up.ts';
import { confirm, unsubscribe } from './subscribers.ts';

const SIGN_UPS: BucketRule = { name: 'newsletter sign-ups', most: 10, seconds: 10 * 60, fill: 'whole' };
/** An address or a token is short. */
const MAX_BYTES = 8 * 1024;

export const NewsletterDone = v.object({ message: v.string() });
export const SignUpAccepted = v.object({ id: v.string(), message: v.string() });

const unknownToken = (request: Request) =>
  problem(request, 410, 'token_unknown', text(requestLocale(request), 'answers.tokenUnknown'));

/** The same response for every token: it must not reveal whether one exists. */
const unsubscribed = (request: Request) =>
  Response.json({ message: text(requestLocale(request), 'answers.unsubscribed') });

/** A request that can't be parsed gets the same error as one without an address or token. */
function refuseAs(invalid: (request: Request) => Response): Route<RouteContext>['refuse'] {
  return (refusal, request) => {
    if (refusal.kind === 'too_large')
      return problem(request, 413, 'too_large', text(requestLocale(request), 'answers.newsletterTooLarge'));
    if (refusal.kind === 'too_many_requests') return inputProblem(refusal, request);
    return invalid(request);
  };
}

/** Signing up, confirming, and unsubscribing. */
export const newsletterRoutes = [
  defineRoute({
    method: 'post',
    path: '/newsletter',
    summary: 'Sign up for the newsletter; an email asks for confirmation',
    limits: [{ rule: SIGN_UPS, key: clientOf }],
    input: { body: NewsletterRequest },
    maxBodyBytes: MAX_BYTES,
    responses: { 200: SignUpAccepted },
    refuse: refuseAs((request) =>
      problem(request, 422, 'invalid_email', text(requestLocale(request), 'answers.invalidEmail')),
    ),
    async handler({ request, body }, { db, clock, ids, events }) {
      const result = await storeSignUp(db, body, clock());
      if (result.kind === 'full')
        return problem(
          request,
          429,
          'too_many_sign_ups',
          text(requestLocale(request), 'answers.tooManySignUps'),
          {
            retryAfterSeconds: result.seconds,
          },
        );
      events.emit({ kind: 'mail' });
      return { id: ids(), message: text(body.locale, 'answers.subscribed') };
    },
  }),

  defineRoute({
    method: 'post',
    path: '/newsletter/confirm',
    summary: 'Confirm a sign-up, with the token from the email',
    input: { body: NewsletterToken },
    maxBodyBytes: MAX_BYTES,
    responses: { 200: NewsletterDone },
    refusals: [410],
    refuse: refuseAs(unknownToken),
    handler: async ({ request, body }, context) =>
      (await confirm(context, body.token))
        ? { message: text(requestLocale(request), 'answers.confirmed') }
        : unknownToken(request),
  }),

  defineRoute({
    method: 'post',
    path: '/newsletter/unsubscribe',
    summary: 'Unsubscribe, with the token from an email',
    input: { body: NewsletterToken },
    maxBodyBytes: MAX_BYTES,
    responses: { 200: NewsletterDone },
    refuse: refuseAs(unsubscribed),
    async handler({ request, body }, context) {
      await unsubscribe(context, body.token);
      return unsubscribed(request);
    },
  }),
];
