import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Shell } from '#app/_ui/shell/shell.tsx';
import { isLocale } from '#foundation/text/locales.ts';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function SiteLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <Shell locale={locale}>{children}</Shell>;
}
