import { Button, Card, Flex, Stack } from '@sanity/ui';
import { useState } from 'react';
import type { MailItem } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

/** The email as HTML, as most people see it, or as plain text. */
export function EmailPreview({ item }: { item: MailItem }) {
  const t = useTranslate();
  const [plain, setPlain] = useState(item.html === null);
  return (
    <Stack gap={3}>
      {item.html !== null && (
        <Flex gap={2}>
          {[false, true].map((one) => (
            <Button
              key={String(one)}
              mode={plain === one ? 'default' : 'ghost'}
              padding={2}
              fontSize={1}
              aria-pressed={plain === one}
              text={one ? t('mail.asPlainText') : t('mail.asItLooks')}
              onClick={() => setPlain(one)}
            />
          ))}
        </Flex>
      )}
      <Card border radius={2} overflow="hidden">
        {plain || item.html === null ? (
          <pre
            style={{
              margin: 0,
              padding: 16,
              font: 'inherit',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {item.text}
          </pre>
        ) : (
          <iframe
            title={t('mail.theLetterAsItLooks')}
            // No scripts, forms or navigation of this window: it may contain text from strangers.
            sandbox=""
            srcDoc={item.html}
            style={{ display: 'block', width: '100%', height: 640, border: 0, background: 'white' }}
          />
        )}
      </Card>
    </Stack>
  );
}
