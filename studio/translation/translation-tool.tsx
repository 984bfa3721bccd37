import { Box, Button, Card, Container, Flex, Heading, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { LoadingBlock, useSchema } from 'sanity';
import { isLocale, locales } from '#foundation/text/locales.ts';
import { LANGUAGE_NAMES } from '#studio/locale/text.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { documentTypes } from '#studio/schema/schema-types.ts';
import { countByType, type Filter, matching } from './overview.ts';
import { TranslationDocument } from './translation-document.tsx';
import { useOverview } from './use-overview.ts';

/** The tool for translators: all documents with the state of both languages. */
export function TranslationTool() {
  const t = useTranslate();
  const schema = useSchema();
  const { documents, failed } = useOverview(documentTypes);
  const [filter, setFilter] = useState<Filter>({ type: undefined, language: undefined, show: 'gaps' });
  if (failed) return <Notice text={t('structure.theDocumentsCouldNotBeRead')} />;
  if (documents === undefined) return <LoadingBlock fill />;
  const counts = countByType(documents, documentTypes);
  const found = matching(documents, filter);
  const nameOf = (type: string) => schema.get(type)?.title ?? type;
  return (
    <Box overflow="auto" height="fill">
      <Container width={3} padding={4} paddingY={5}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            {t('structure.translations')}
          </Heading>
          <div
            style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}
          >
            {counts.map(({ type, total, complete }) => (
              <Button
                key={type}
                mode={filter.type === type ? 'default' : 'ghost'}
                tone={complete === total ? 'positive' : 'caution'}
                padding={3}
                justify="flex-start"
                aria-pressed={filter.type === type}
                onClick={() => setFilter({ ...filter, type: filter.type === type ? undefined : type })}
                text={`${nameOf(type)}: ${t('structure.completeOfTotal', { complete, total })}`}
              />
            ))}
          </div>
          <Flex gap={3} wrap="wrap" align="center">
            <Box>
              <Select
                aria-label={t('structure.show')}
                value={filter.show}
                onChange={(event) => setFilter({ ...filter, show: shown(event.currentTarget.value) })}
              >
                <option value="gaps">{t('structure.missingOrOutdated')}</option>
                <option value="missing">{t('structure.missing')}</option>
                <option value="outdated">{t('structure.outdated')}</option>
                <option value="there">{t('structure.complete')}</option>
                <option value="all">{t('structure.all')}</option>
              </Select>
            </Box>
            <Box>
              <Select
                aria-label={t('structure.language')}
                value={filter.language ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setFilter({ ...filter, language: isLocale(value) ? value : undefined })
                }
              >
                <option value="">{t('structure.bothLanguages')}</option>
                {locales.map((locale) => (
                  <option key={locale} value={locale}>
                    {LANGUAGE_NAMES[locale]}
                  </option>
                ))}
              </Select>
            </Box>
            <Text as="output" size={1} muted>
              {t(found.length === 1 ? 'structure.n1Document' : 'structure.countDocuments', {
                count: found.length,
              })}
            </Text>
          </Flex>
          {found.length === 0 ? (
            <Notice text={t('structure.nothingToDoHere')} />
          ) : (
            <Stack gap={2}>
              {found.map((one) => (
                <TranslationDocument key={one.id} document={one} typeTitle={nameOf(one.type)} />
              ))}
            </Stack>
          )}
        </Stack>
      </Container>
    </Box>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <Card padding={5} radius={2} tone="transparent">
      <Text align="center">{text}</Text>
    </Card>
  );
}

function shown(value: string): Filter['show'] {
  return value === 'missing' || value === 'outdated' || value === 'there' || value === 'all' ? value : 'gaps';
}
