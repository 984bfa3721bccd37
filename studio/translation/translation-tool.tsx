import { Box, Button, Card, Container, Flex, Heading, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { LoadingBlock, useSchema } from 'sanity';
import { useSay } from '#studio/locale/use-say.ts';
import { documentTypes } from '#studio/schema/schema-types.ts';
import { countByType, type Filter, matching } from './overview.ts';
import { TranslationDocument } from './translation-document.tsx';
import { useOverview } from './use-overview.ts';

/** All documents with the state of both languages, for whoever translates. */
export function TranslationTool() {
  const say = useSay();
  const schema = useSchema();
  const { documents, failed } = useOverview(documentTypes);
  const [filter, setFilter] = useState<Filter>({ type: undefined, language: undefined, show: 'gaps' });
  if (failed) return <Notice text={say('The documents could not be read. Load the page again.')} />;
  if (documents === undefined) return <LoadingBlock fill />;
  const counts = countByType(documents, documentTypes);
  const found = matching(documents, filter);
  const nameOf = (type: string) => schema.get(type)?.title ?? type;
  return (
    <Box overflow="auto" height="fill">
      <Container width={3} padding={4} paddingY={5}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            {say('Translations')}
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
                text={`${nameOf(type)}: ${say('{complete} of {total}', { complete, total })}`}
              />
            ))}
          </div>
          <Flex gap={3} wrap="wrap" align="center">
            <Box>
              <Select
                aria-label={say('Show')}
                value={filter.show}
                onChange={(event) => setFilter({ ...filter, show: shown(event.currentTarget.value) })}
              >
                <option value="gaps">{say('Missing or outdated')}</option>
                <option value="missing">{say('Missing')}</option>
                <option value="outdated">{say('Outdated')}</option>
                <option value="there">{say('Complete')}</option>
                <option value="all">{say('All')}</option>
              </Select>
            </Box>
            <Box>
              <Select
                aria-label={say('Language')}
                value={filter.language ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setFilter({ ...filter, language: value === 'el' || value === 'en' ? value : undefined })
                }
              >
                <option value="">{say('Both languages')}</option>
                <option value="el">Ελληνικά</option>
                <option value="en">English</option>
              </Select>
            </Box>
            <Text as="output" size={1} muted>
              {say(found.length === 1 ? '1 document' : '{count} documents', { count: found.length })}
            </Text>
          </Flex>
          {found.length === 0 ? (
            <Notice text={say('Nothing to do here: no document matches.')} />
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
