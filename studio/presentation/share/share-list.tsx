import type { SanityClient } from '@sanity/client';
import { Box, Button, Card, Flex, Label, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import { useDateTimeFormat } from 'sanity';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { listShareLinks, revokeShareLink, type ShareLink } from './share-links.ts';

/** Every valid preview link, of all editors, with a button to revoke it. */
export function ShareList({ lake }: { lake: SanityClient }) {
  const t = useTranslate();
  const toast = useToast();
  const date = useDateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const [links, setLinks] = useState<readonly ShareLink[] | null>(null);

  useEffect(() => {
    let gone = false;
    listShareLinks(lake, new Date())
      .then((found) => {
        if (!gone) setLinks(found);
      })
      // The list stays empty; creating a link still works.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [lake]);

  const revoke = async (id: string) => {
    try {
      await revokeShareLink(lake, id);
      setLinks((known) => known?.filter((link) => link._id !== id) ?? null);
      toast.push({ status: 'success', title: t('preview.revoked') });
    } catch {
      toast.push({ status: 'error', title: t('preview.failed') });
    }
  };

  if (links === null) return null;
  return (
    <Stack gap={3}>
      <Label size={1}>{t('preview.links')}</Label>
      {links.length === 0 ? <Text size={1}>{t('preview.none')}</Text> : null}
      {links.map((link) => (
        <Card key={link._id} padding={3} radius={2} border>
          <Flex align="center" gap={3}>
            <Box flex={1}>
              <Stack gap={3}>
                <Text size={1} weight="medium">
                  {link.title ?? link.path}
                </Text>
                <Text size={1} muted>
                  {[
                    link.path,
                    link.sharedBy === null ? '' : t('preview.by', { name: link.sharedBy }),
                    t('preview.until', { date: date.format(new Date(link.expiresAt)) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
            </Box>
            <Button
              mode="ghost"
              tone="critical"
              fontSize={1}
              padding={3}
              text={t('preview.revoke')}
              onClick={() => void revoke(link._id)}
            />
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}
