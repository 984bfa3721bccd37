import { type APIRequestContext, expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export const BACKEND = process.env.E2E_BACKEND_URL ?? '';

/**
 * Signs up directly at the desk, as a new visitor. The site allows one visitor ten sign-ups in ten minutes and all
 * tests are one visitor: the ten are for `newsletter.spec.ts`, whose five tests need room for one retry each.
 */
export async function signUpPastTheSite(
  request: APIRequestContext,
  email: string,
  locale: 'el' | 'en',
): Promise<void> {
  const headers = { 'x-forwarded-for': randomUUID() };
  const answer = await request.post(`${BACKEND}/desk/newsletter`, { headers, data: { email, locale } });
  expect(answer.status(), await answer.text()).toBe(200);
}
