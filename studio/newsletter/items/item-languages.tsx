import { type Locale, locales } from '#foundation/text/locales.ts';
import { Badge, Flex } from '@sanity/ui';
import type { IssueItem } from '#contracts/desk/index.ts';
import type { TextKey } from '#studio/locale/text.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

const ABSENT: Record<Locale, TextKey> = {
  el: 'newsletter.notInTheGreekLetter',
  en: 'newsletter.notInTheEnglishLetter',
};

/** The kind of item, and the languages in which it has no page. */
export function ItemLanguages({ item }: { item: IssueItem }) {
  const t = useTranslate();
  const missing = (locale: Locale) => item[`title_${locale}`] === '' || item[`path_${locale}`] === null;
  return (
    <Flex gap={2} wrap="wrap">
      <Badge>{t(item.kind === 'offer' ? 'documents.offer' : 'documents.newsPost')}</Badge>
      {locales.filter(missing).map((locale) => (
        <Badge key={locale} tone="caution">
          {t(ABSENT[locale])}
        </Badge>
      ))}
    </Flex>
  );
}
