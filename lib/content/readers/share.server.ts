import 'server-only';
import type { Locale } from '#foundation/text/locales.ts';
import { isSharedType, type ShareSubject } from '#lib/share/subject.ts';
import { pictureIn } from '../in-language.server.ts';
import { shareQuery } from '../queries/share.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';

/**
 * Title, badge and picture of the document behind a shared link. `document` is null when there is none. `picture` is
 * the home page's scene when the document is missing or has no picture.
 */
export async function readShare(subject: ShareSubject, locale: Locale) {
  const wanted = subject.kind === 'document' ? subject : { types: [], permalink: '' };
  const { scene, document } = await fetchContent('share', shareQuery, {
    types: [...wanted.types],
    permalink: wanted.permalink,
  });
  const own = document?.[`cover_${locale}`]?.ref ? document[`cover_${locale}`] : document?.cover;
  return {
    document:
      document && isSharedType(document._type)
        ? {
            type: document._type,
            // Editors may want another text on the picture than on the page (B5).
            title: document[`shareTitle_${locale}`] || (document[`title_${locale}`] ?? ''),
            text: document[`shareText_${locale}`],
            category: document[`category_${locale}`],
            badge: document[`badge_${locale}`],
          }
        : null,
    picture: pictureIn(own, locale) ?? pictureIn(scene, locale),
  };
}
