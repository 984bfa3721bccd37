import { Badge, type BadgeTone, Card, Flex, Heading, Stack } from '@sanity/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateLink } from 'sanity/router';
import { useTranslate } from '#studio/locale/use-translate.ts';

type Props = {
  /** The list to which the back arrow leads on narrow screens. */
  view: 'conversations' | 'requests';
  name: string;
  /** Its state, as text. */
  standing: string;
  tone?: BadgeTone;
  /** The actions. */
  children: ReactNode;
};

/** The header of a conversation or request: the name and state. */
export function DetailHead({ view, name, standing, tone = 'default', children }: Props) {
  const t = useTranslate();
  return (
    <Card borderBottom padding={3} className="inbox-talk-head">
      <Stack gap={3}>
        <Flex gap={3} align="center">
          <StateLink className="inbox-back" state={{ view }} aria-label={t('inbox.backToTheList')}>
            <ArrowLeft size={20} aria-hidden />
          </StateLink>
          <Heading as="h2" size={1} style={{ flex: 1 }}>
            {name}
          </Heading>
          <Badge tone={tone}>{standing}</Badge>
        </Flex>
        {children}
      </Stack>
    </Card>
  );
}
