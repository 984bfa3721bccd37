import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { CertificatePage } from '#app/_ui/chat/certificate-page.client.tsx';
import { isLocale } from '#foundation/text/locales.ts';
import { localizePath } from '#lib/routes/locale-path.ts';

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLocale(lang)) return {};
  const t = await getTranslations({ locale: lang, namespace: 'common.chat.certificate' });
  return { title: t('title') };
}

/** Opens in a window of its own when the secure check has failed (E2). If it loads, the connection works. */
export default async function Certificate({ params }: Props) {
  const { lang } = await params;
  if (!isLocale(lang)) notFound();
  const t = await getTranslations({ locale: lang, namespace: 'common.chat.certificate' });
  return (
    <CertificatePage
      home={localizePath(lang, '/')}
      texts={{
        title: t('title'),
        slow: t('slow'),
        safe: t('safe'),
        accept: t('accept'),
        alone: t('alone'),
        home: t('home'),
      }}
    />
  );
}
