import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ChatFrame } from '#app/_ui/chat/frame/chat-frame.client.tsx';
import { isLocale } from '#foundation/text/locales.ts';
import { localizePath } from '#lib/routes/locale-path.ts';
import { frameTexts } from './frame-texts.server.ts';

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLocale(lang)) return {};
  const t = await getTranslations({ locale: lang, namespace: 'common.chat' });
  return { title: t('title') };
}

/** The conversation, inside the chat window of a page (E5). */
export default async function FramePage({ params }: Props) {
  const { lang } = await params;
  if (!isLocale(lang)) notFound();
  return (
    <ChatFrame
      locale={lang}
      texts={await frameTexts(lang)}
      privacyHref={localizePath(lang, '/privacy-policy')}
    />
  );
}
