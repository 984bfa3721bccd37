import { ImageResponse } from '@vercel/og';
import { getTranslations } from 'next-intl/server';
import { shareFonts } from '#app/share/_card/fonts.ts';
import { CARD, ShareCard } from '#app/share/_card/share-card.tsx';
import { readShare } from '#lib/content/readers/share.server.ts';
import { isLocale, type Locale } from '#foundation/text/locales.ts';
import { asJpeg, sceneOf } from '#lib/share/scene.server.ts';
import { shareSubject, type ShareSubject } from '#lib/share/subject.ts';

type Context = { params: Promise<{ locale: string; path: string[] }> };

// Rendered at the first request, cached under the tags of its content, regenerated after a publish. The query is
// ignored.
export const dynamic = 'force-static';

/** The link preview of every page of the site for social networks (B9): `/share/el/destinations/symi.jpg`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params;
  const subject = shareSubject(path);
  if (!isLocale(locale) || !subject) return new Response(null, { status: 404 });
  const { document, picture } = await readShare(subject, locale);
  if (subject.kind === 'document' && !document) return new Response(null, { status: 404 });
  const scene = picture ? await sceneOf(picture, { width: CARD.picture, height: CARD.height }) : null;
  const cardTexts = await cardTextsOf(subject, document, locale);
  const card = new ImageResponse(
    <ShareCard locale={locale} picture={scene} badge={document?.badge ?? null} {...cardTexts} />,
    { width: CARD.width, height: CARD.height, fonts: shareFonts },
  );
  return new Response(await asJpeg(await card.arrayBuffer()), {
    // Social networks fetch it again from time to time, and then get an editor's changes.
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
  });
}

type Document = Awaited<ReturnType<typeof readShare>>['document'];

async function cardTextsOf(subject: ShareSubject, document: Document, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'common.share' });
  if (!document || subject.kind !== 'document')
    return { kicker: t('tagline'), title: t(subject.kind === 'document' ? 'home' : subject.kind) };
  if (document.text) return { kicker: document.text, title: document.title };
  const kicker = document.type === 'newsPost' ? (document.category ?? null) : t(`type.${document.type}`);
  return { kicker, title: document.title };
}
