import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui';
import type { UserViewComponent } from 'sanity/structure';
import { translationCoverage } from './coverage.ts';

/** A view beside the form: each pair of texts with what is there, the gaps first. */
export const TranslationCoverage: UserViewComponent = ({ document }) => {
  const rows = translationCoverage(document.displayed);
  const missing = rows.filter((row) => !row.el || !row.en);
  const ordered = [...missing, ...rows.filter((row) => row.el && row.en)];
  return (
    <Box padding={4}>
      <Stack gap={3}>
        <Card padding={4} radius={2} tone={missing.length === 0 ? 'positive' : 'caution'}>
          <Text weight="medium">
            {missing.length === 0
              ? `All ${rows.length} texts are there in both languages.`
              : `${missing.length} of ${rows.length} texts are missing in one language.`}
          </Text>
        </Card>
        {ordered.map((row) => (
          <Card key={row.path} padding={3} radius={2} border>
            <Flex align="center" gap={3}>
              <Box flex={1}>
                <Text size={1}>{row.path}</Text>
              </Box>
              <Side label="Ελληνικά" there={row.el} />
              <Side label="English" there={row.en} />
            </Flex>
          </Card>
        ))}
      </Stack>
    </Box>
  );
};

function Side({ label, there }: { label: string; there: boolean }) {
  return <Badge tone={there ? 'positive' : 'caution'}>{there ? label : `${label}: missing`}</Badge>;
}
