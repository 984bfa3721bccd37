import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { type IssueDraft, type IssueItem, MAX_ITEMS } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { ItemLanguages } from './item-languages.tsx';
import { ItemPicker } from './item-picker.tsx';

type Props = { draft: IssueDraft; onChange(part: Partial<IssueDraft>): void };

/** The posts and offers of the issue, in their order. */
export function IssueItems({ draft: { items }, onChange }: Props) {
  const t = useTranslate();
  const change = (next: readonly IssueItem[]) => onChange({ items: [...next] });
  const swap = (at: number) =>
    change(items.map((item, place) => items[place === at ? at - 1 : place === at - 1 ? at : place] ?? item));
  return (
    <Stack gap={4} as="section">
      <Heading as="h3" size={1}>
        {t('newsletter.whatIsInIt')}
      </Heading>
      {items.length === 0 ? (
        <Text size={1} muted>
          {t('newsletter.nothingYet')}
        </Text>
      ) : null}
      {items.map((item, at) => {
        const title = item.title_el || item.title_en;
        return (
          <Card key={item.id} border radius={2} padding={3}>
            <Flex gap={2} align="center" wrap="wrap">
              <Stack gap={3} flex={1}>
                <Text weight="medium">{title}</Text>
                <ItemLanguages item={item} />
              </Stack>
              <Button
                mode="bleed"
                text={t('newsletter.up')}
                aria-label={t('newsletter.moveTitleUp', { title })}
                disabled={at === 0}
                onClick={() => swap(at)}
              />
              <Button
                mode="bleed"
                tone="critical"
                text={t('inbox.remove')}
                aria-label={t('inbox.removeTitle', { title })}
                onClick={() => change(items.filter((_, place) => place !== at))}
              />
            </Flex>
          </Card>
        );
      })}
      {items.length < MAX_ITEMS ? (
        <ItemPicker taken={items.map(({ id }) => id)} onPick={(item) => change([...items, item])} />
      ) : null}
    </Stack>
  );
}
