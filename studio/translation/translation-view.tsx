import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useDocumentOperation } from 'sanity';
import type { UserViewComponent } from 'sanity/structure';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { hasGap, translationCoverage } from './coverage.ts';
import { CoverageRows } from './coverage-rows.tsx';
import { marksField, marksNow } from './marks.ts';
import { pairsOf } from './pairs.ts';

/** A view beside the form: each pair with its state, gaps first. */
export const TranslationView: UserViewComponent = ({ document, documentId, schemaType }) => {
  const t = useTranslate();
  const { patch } = useDocumentOperation(documentId, schemaType.name);
  const rows = translationCoverage(document.displayed, document.published ?? undefined);
  const gaps = rows.filter(hasGap);
  const outdated = gaps.filter((row) => row.el && row.en);
  const stillFits = () =>
    patch.execute([{ set: { translationMarks: marksField(marksNow(pairsOf(document.displayed))) } }]);
  return (
    <Box padding={4}>
      <Stack gap={4}>
        <Card padding={4} radius={2} tone={gaps.length === 0 ? 'positive' : 'caution'}>
          <Flex align="center" gap={3} wrap="wrap">
            <Box flex={1}>
              <Text weight="medium">
                {gaps.length === 0
                  ? t('structure.allTotalTextsAreThere', { total: rows.length })
                  : t('structure.gapsOfTotalTextsNeedWork', {
                      gaps: gaps.length,
                      total: rows.length,
                    })}
              </Text>
            </Box>
            {outdated.length > 0 && (
              <Button
                mode="ghost"
                fontSize={1}
                text={t('structure.theTranslationsStillFit')}
                disabled={Boolean(patch.disabled)}
                onClick={stillFits}
              />
            )}
          </Flex>
        </Card>
        <CoverageRows
          id={documentId}
          type={schemaType.name}
          rows={[...gaps, ...rows.filter((row) => !hasGap(row))]}
        />
      </Stack>
    </Box>
  );
};
