import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { IntentLink } from 'sanity/router';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { hasGap } from './coverage.ts';
import { CoverageRows, SideBadge } from './coverage-rows.tsx';
import type { DocumentCoverage } from './overview.ts';

/** A document in the overview: its languages, and on demand the texts that need work. */
export function TranslationDocument({
  document,
  typeTitle,
}: {
  document: DocumentCoverage;
  typeTitle: string;
}) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const gaps = document.rows.filter(hasGap);
  return (
    <Card padding={3} radius={2} border data-testid={`translation-${document.id}`}>
      <Stack gap={3}>
        <Flex align="center" gap={3} wrap="wrap">
          <Button
            mode="bleed"
            padding={2}
            icon={open ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
            aria-label={t('structure.textsOfTitle', { title: document.title })}
            aria-expanded={open}
            disabled={gaps.length === 0}
            onClick={() => setOpen(!open)}
          />
          <Box flex={1}>
            <Stack gap={2}>
              <Text weight="medium">
                <IntentLink intent="edit" params={{ id: document.id, type: document.type }}>
                  {document.title}
                </IntentLink>
              </Text>
              <Text size={1} muted>
                {typeTitle}
              </Text>
            </Stack>
          </Box>
          {document.isDraft && <Badge>{t('structure.draft')}</Badge>}
          <SideBadge language="el" state={document.state.el} />
          <SideBadge language="en" state={document.state.en} />
        </Flex>
        {open && <CoverageRows id={document.id} type={document.type} rows={gaps} />}
      </Stack>
    </Card>
  );
}
