import { Box, Card, Container, Flex, Stack, Text } from '@sanity/ui';
import { type ReactNode, useEffect, useState } from 'react';
import Markdown from 'react-markdown';
import { LoadingBlock } from 'sanity';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { anchorOf, sectionsOf } from './sections.ts';

/** The editors' guide in the language of the Studio, with its sections at the side. */
export function HelpTool() {
  const t = useTranslate();
  const language = useStudioLanguage();
  const [text, setText] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    fetch(`/studio/guide/${language}`, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then(setText, () => !stop.signal.aborted && setFailed(true));
    return () => stop.abort();
  }, [language]);
  if (failed) {
    return (
      <Card padding={5}>
        <Text align="center">{t('structure.theGuideCouldNotBeRead')}</Text>
      </Card>
    );
  }
  if (text === undefined) return <LoadingBlock fill />;
  return (
    <Box overflow="auto" height="fill">
      <Container width={2} padding={4} paddingY={5}>
        <Flex gap={5} direction={['column', 'column', 'row']} className="editors-guide">
          <Box as="nav" aria-label={t('structure.sections')} className="editors-guide-sections">
            <Stack gap={3} as="ul" style={{ listStyle: 'none' }}>
              {sectionsOf(text).map((title) => (
                <Text key={title} as="li" size={1}>
                  <a href={`#${anchorOf(title)}`}>{title}</a>
                </Text>
              ))}
            </Stack>
          </Box>
          <Box flex={1} className="editors-guide-text">
            <Markdown components={{ h2: Section }}>{text}</Markdown>
          </Box>
        </Flex>
      </Container>
    </Box>
  );
}

function Section({ children }: { children?: ReactNode }) {
  return <h2 id={anchorOf(String(children))}>{children}</h2>;
}
