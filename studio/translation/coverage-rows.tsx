import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { defaultLocale, otherLocale } from '#foundation/text/locales.ts';
import { LANGUAGE_LABELS, type Language } from '#studio/schema/presets/translation.ts';
import type { CoverageRow, TextState } from './coverage.ts';
import { fieldTitle } from './field-title.ts';
import { pathText } from './pairs.ts';

type Props = { id: string; type: string; rows: readonly CoverageRow[] };

/** The texts of one document; a click opens the form at the text that needs work. */
export function CoverageRows({ id, type, rows }: Props) {
  const schema = useSchema();
  return (
    <Stack gap={2} as="ul" style={{ listStyle: 'none' }}>
      {rows.map((row) => {
        const language = row.state[defaultLocale] === 'there' ? otherLocale(defaultLocale) : defaultLocale;
        return (
          <Card key={row.id} as="li" padding={3} radius={2} border>
            <Flex align="center" gap={3} wrap="wrap">
              <Box flex={1}>
                <Text size={1}>
                  <IntentLink
                    intent="edit"
                    params={{ id, type, path: pathText([...row.path, `${row.name}_${language}`]) }}
                  >
                    {fieldTitle(schema.get(type), row)}
                  </IntentLink>
                </Text>
              </Box>
              <SideBadge language="el" state={row.state.el} />
              <SideBadge language="en" state={row.state.en} />
            </Flex>
          </Card>
        );
      })}
    </Stack>
  );
}

/** A language with its state as text; the colour only repeats it. */
export function SideBadge({ language, state }: { language: Language; state: TextState }) {
  const t = useTranslate();
  const label = LANGUAGE_LABELS[language];
  if (state === 'there') return <Badge tone="positive">{label}</Badge>;
  return (
    <Badge tone={state === 'missing' ? 'critical' : 'caution'}>
      {`${label}: ${t(state === 'missing' ? 'structure.isMissing' : 'structure.isOutdated')}`}
    </Badge>
  );
}
