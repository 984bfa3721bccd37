import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Consent } from '#app/_ui/consent/consent.tsx';
import type { BubbleTexts } from '#app/_ui/chat/chat.client.tsx';
import { VisitorTools } from '#app/_ui/visitor/visitor-tools.client.tsx';
import { fontVariables } from '#app/fonts.ts';
import { readEnv } from '#foundation/env.ts';
import { conventions } from '#foundation/text/conventions.ts';
import { isLocale, locales, type Locale } from '#foundation/text/locales.ts';
import { previewState } from '#lib/content/preview/state.server.ts';
import { localizePath } from '#lib/routes/locale-path.ts';
import { siteUrl } from '#lib/address.server.ts';
import { FIRST_PAINT } from '#lib/security/first-paint.gen.ts';
import '#app/tokens.css';
import '#app/base.css';
import '#app/motion.css';
import '#app/settings.css';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export const viewport: Viewport = { themeColor: '#0d2f57', width: 'device-width', initialScale: 1 };

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const [t, preview] = await Promise.all([
    getTranslations({ locale, namespace: 'common.shell' }),
    previewState(),
  ]);
  return {
    ...(preview.kind === 'off' ? {} : { robots: { index: false, follow: false } }),
    metadataBase: new URL(siteUrl()),
    title: { default: t('siteTitle'), template: `%s – ${t('siteName')}` },
    description: t('siteDescription'),
    applicationName: t('siteName'),
    manifest: localizePath(locale, '/manifest.webmanifest'),
    icons: {
      icon: [
        { url: '/brand/favicon.svg', type: 'image/svg+xml' },
        { url: '/brand/favicon-32.png', sizes: '32x32', type: 'image/png' },
      ],
      apple: '/brand/favicon-180.png',
    },
    openGraph: { siteName: t('siteName'), locale: conventions[locale].openGraph, type: 'website' },
  };
}

/**
 * Root layout of every page in a language. There is no message provider here, because it would load the message
 * formatter (12 KB) on every page. A client component that needs messages gets its own provider with just its texts.
 */
export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <head>
        {/* Decisions that must be made before the first paint (A4, A12, F1). The script is ours, and every policy
           contains its hash. */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT }} />
      </head>
      <body>
        <Consent />
        {children}
        <VisitorTools locale={locale} bubble={await bubbleTexts(locale)} />
        {await previewTools()}
      </body>
    </html>
  );
}

/**
 * Null without a chat. The page may be used where the chat is switched otherwise than where it was rendered; its script finds that out
 * (`/api/browser-settings`).
 */
async function bubbleTexts(locale: Locale): Promise<BubbleTexts | null> {
  if (readEnv(process.env).CHAT_PROVIDER_URL === 'none') return null;
  const t = await getTranslations({ locale, namespace: 'common.chat' });
  return { open: t('open'), unreachable: t('unreachable') };
}

/** Imported dynamically in draft preview only: with a static import its scripts and styles would be part of every page. */
async function previewTools(): Promise<ReactNode> {
  const preview = await previewState();
  if (preview.kind === 'off') return null;
  const { PreviewTools } = await import('#app/_ui/preview/preview-tools.tsx');
  return <PreviewTools preview={preview} />;
}
