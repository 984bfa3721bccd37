import { getTranslations } from 'next-intl/server';
import type { BrowserSettings } from '#lib/browser-settings/settings.ts';
import { readEnv } from '#lib/env.ts';
import { defaultLocale, isLocale } from '#lib/i18n/locales.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/browser-settings?locale=el`: what this installation has switched on for browsers. Pages are static and the same
 * build may run in many places, so they learn it here, at run time, after they are idle.
 */
export async function GET(request: Request): Promise<Response> {
  const env = readEnv(process.env);
  const asked = new URL(request.url).searchParams.get('locale');
  const locale = isLocale(asked) ? asked : defaultLocale;
  const settings: BrowserSettings = {
    tagManagerId: env.TAG_MANAGER_ID ?? null,
    errorReports: env.SENTRY_DSN ? { dsn: env.SENTRY_DSN, environment: env.SENTRY_ENVIRONMENT } : null,
    chat: env.CHAT_PROVIDER_URL ? { provider: env.CHAT_PROVIDER_URL, texts: await chatTexts(locale) } : null,
  };
  return Response.json(settings, { headers: { 'Cache-Control': 'public, max-age=300' } });
}

async function chatTexts(locale: 'el' | 'en') {
  const t = await getTranslations({ locale, namespace: 'common.chat' });
  return {
    open: t('open'),
    title: t('title'),
    connecting: t('connecting'),
    waiting: t('waiting'),
    openCertificate: t('openCertificate'),
    close: t('close'),
  };
}
