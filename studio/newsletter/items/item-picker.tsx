import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import type { IssueItem } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { matchingItems } from './content-items.ts';
import { ItemLanguages } from './item-languages.tsx';
import { useContent } from './use-content.ts';

const SHOWN = 6;

/** Finds published posts and offers by title, the newest first. */
export function ItemPicker({ taken, onPick }: { taken: readonly string[]; onPick(item: IssueItem): void }) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { items, failed } = useContent();
  const found = matchingItems(items ?? [], typed).filter((item) => !taken.includes(item.id));
  return (
    <Card radius={3} padding={4} tone="transparent">
      <Stack gap={3}>
        <Text as="label" size={1} htmlFor={id}>
          {t('newsletter.searchPublishedNewsAndOffers')}
        </Text>
        <TextInput
          id={id}
          type="search"
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Text as="output" size={1} muted>
          {failed
            ? t('structure.theDocumentsCouldNotBeRead')
            : items &&
              t(found.length === 1 ? 'structure.n1Document' : 'structure.countDocuments', {
                count: found.length,
              })}
        </Text>
        {found.slice(0, SHOWN).map((item) => (
          <Card key={item.id} padding={2} radius={2} border>
            <Flex gap={2} align="center" wrap="wrap">
              <Stack gap={2} flex={1}>
                <Text size={1}>{item.title_el || item.title_en}</Text>
                <ItemLanguages item={item} />
              </Stack>
              <Button
                mode="ghost"
                text={t('inbox.add')}
                aria-label={t('newsletter.addTitle', { title: item.title_el || item.title_en })}
                onClick={() => onPick(item)}
              />
            </Flex>
          </Card>
        ))}
      </Stack>
    </Card>
  );
}
