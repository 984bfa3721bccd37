import { Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import type { StaffConversation } from '#contracts/desk/index.ts';
import { paths } from '#lib/routes/paths.ts';
import { LANGUAGE_NAMES } from '#studio/locale/text.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { formatMoment } from '#studio/locale/format-moment.ts';
import { useNow } from '#studio/locale/use-now.ts';

/** What the traveller has provided; nothing is looked up. */
export function Facts({ conversation }: { conversation: StaffConversation }) {
  const t = useTranslate();
  const language = useStudioLanguage();
  const now = useNow();
  const { name, locale, page, booking, data, startedAt } = conversation;
  return (
    <Stack as="dl" gap={4} padding={4} className="inbox-facts-list">
      <Fact term={t('documents.name')}>{name}</Fact>
      <Fact term={t('structure.language')}>{LANGUAGE_NAMES[locale]}</Fact>
      <Fact term={t('inbox.began')}>{formatMoment(startedAt, now, language)}</Fact>
      {page !== '' && (
        <Fact term={t('documents.page')}>
          <a href={page.startsWith('/') ? page : `/${page}`} target="_blank" rel="noreferrer">
            {page}
          </a>
        </Fact>
      )}
      {booking !== '' && (
        <Fact term={t('inbox.booking')}>
          <a
            href={`${paths.manageBooking(language)}?ref=${encodeURIComponent(booking)}`}
            target="_blank"
            rel="noreferrer"
          >
            {booking}
          </a>
        </Fact>
      )}
      {Object.entries(data).map(([key, value]) => (
        <Fact key={key} term={key}>
          {value}
        </Fact>
      ))}
    </Stack>
  );
}

/** `wide`: a long value takes the whole row. In a `dl`, `dt` and `dd` may be nested in at most one `div`. */
export function Fact(props: { term: string; wide?: boolean; children: ReactNode }) {
  const { term, wide = false, children } = props;
  return (
    <div data-wide={wide}>
      <Text as="dt" size={1} muted>
        {term}
      </Text>
      <Text as="dd" size={1}>
        {children}
      </Text>
    </div>
  );
}
