import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { linkLocale } from '#app/api/_route/form-target.ts';
import type { BrowserSettings, ChatSettings } from '#lib/consent/browser-settings.ts';
import { OWN_PROVIDER } from '#lib/chat/provider.ts';
import { readEnv } from '#foundation/env.ts';
import type { Locale } from '#foundation/text/locales.ts';
import el from '#messages/el.json';
import en from '#messages/en.json';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/browser-settings?locale=el`: the features that this installation has switched on for browsers. Pages are
 * static and the same build may run in many places, so they read this at run time, after they are idle.
 */
export const GET = defineRoute({
  input: v.object({ locale: linkLocale }),
  cache: 'public, max-age=300',
  handle: ({ locale }): BrowserSettings => {
    const env = readEnv(process.env);
    return {
      tagManagerId: env.TAG_MANAGER_ID ?? null,
      errorReports: env.SENTRY_DSN ? { dsn: env.SENTRY_DSN, environment: env.SENTRY_ENVIRONMENT } : null,
      chat: chatSettings(env.CHAT_PROVIDER_URL ?? OWN_PROVIDER, locale),
    };
  },
});

function chatSettings(provider: string, locale: Locale): ChatSettings | null {
  if (provider === 'none') return null;
  const { open, title, connecting, waiting, openCertificate, close, unreachable } = { el, en }[locale].common
    .chat;
  return { provider, texts: { open, title, connecting, waiting, openCertificate, close, unreachable } };
}
