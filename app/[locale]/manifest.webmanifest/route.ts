import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { isLocale, locales } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';

type Context = { params: Promise<{ locale: string }> };

export const dynamic = 'force-static';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/**
 * The web manifest of a language: opened from the home screen, the site starts in the language in which it was
 * installed.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale, namespace: 'common.shell' });
  const manifest: MetadataRoute.Manifest = {
    id: paths.home(locale),
    name: t('siteTitle'),
    short_name: t('shortName'),
    description: t('siteDescription'),
    lang: locale,
    dir: 'ltr',
    start_url: paths.home(locale),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0d2f57',
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/brand/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('book'), url: paths.booking(locale) },
      { name: t('manage'), url: paths.manageBooking(locale) },
    ],
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
