import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { fontVariables } from '#app/fonts.ts';
import { isLocale, locales } from '#foundation/text/locales.ts';
import '#app/tokens.css';
import '#app/base.css';

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

/** A phone's keyboard shrinks the frame instead of covering the input, where the browser supports it. */
export const viewport: Viewport = {
  themeColor: '#0d2f57',
  width: 'device-width',
  initialScale: 1,
  interactiveWidget: 'resizes-content',
};

export const metadata: Metadata = { robots: { index: false, follow: false } };

export function generateStaticParams() {
  return locales.map((lang) => ({ lang }));
}

/**
 * Pages of the embedded chat provider: `/chat/frame?lang=el`, `/chat/certificate?lang=el`
 * (docs/contracts/chat-frame.md). Separate from the site around it: no header, no consent banner, no chat bubble.
 * `next.config.ts` turns the query into a path segment, so that they are static.
 */
export default async function ChatLayout({ children, params }: Props) {
  const { lang } = await params;
  if (!isLocale(lang)) notFound();
  return (
    <html lang={lang} className={fontVariables}>
      <head>
        {/* 300 bytes: messages from the page before the frame's script runs must not be lost. */}
        {/* oxlint-disable-next-line nextjs/no-sync-scripts */}
        <script src="/shell/chat-frame.js" />
      </head>
      <body>{children}</body>
    </html>
  );
}
