import { Button, Card, Flex, Inline, Label, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import type { TextKey } from '#studio/locale/text.ts';
import { defaultLocale, isLocale, locales, otherLocale, type Locale } from '#foundation/text/locales.ts';
import type { PageType } from '#lib/routes/document-path.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { createShareLink } from './share-links.ts';
import { ShareList } from './share-list.tsx';
import { useDocumentPaths } from './use-document-paths.ts';

const API_VERSION = '2025-02-19';
const PAGE_LANGUAGES: Record<Locale, TextKey> = { el: 'preview.greek', en: 'preview.english' };
const DAYS = [1, 7, 30] as const;

/** Creates a preview link and lists those that still work. */
export function ShareDialog({ id, type }: { id: string; type: PageType }) {
  const t = useTranslate();
  const lake = useClient({ apiVersion: API_VERSION });
  const user = useCurrentUser();
  const toast = useToast();
  const document = useDocumentPaths(lake, id, type);
  const [chosen, setChosen] = useState<Locale>(defaultLocale);
  const [days, setDays] = useState<(typeof DAYS)[number]>(7);
  const [link, setLink] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [made, setMade] = useState(0);
  const paths = document?.paths ?? { el: null, en: null };
  const language =
    paths[chosen] === null && paths[otherLocale(chosen)] !== null ? otherLocale(chosen) : chosen;
  const path = paths[language];

  const make = async () => {
    if (path === null) return;
    if (!window.isSecureContext) return toast.push({ status: 'error', title: t('preview.insecure') });
    try {
      const details = { path, title: document?.title ?? null, sharedBy: user?.name ?? null, days };
      const address = new URL(await createShareLink(lake, details, new Date()), location.origin).href;
      setLink(address);
      setHasFailed(false);
      setMade((count) => count + 1);
      const copied = await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      );
      toast.push({ status: 'success', title: copied ? t('preview.copied') : t('preview.made') });
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <Stack gap={5} paddingBottom={2}>
      <Text size={1}>{t('preview.shareText')}</Text>
      <Flex gap={4}>
        <Choice
          label={t('preview.language')}
          value={language}
          onChange={(value) => setChosen(isLocale(value) ? value : defaultLocale)}
          options={locales.map((locale) => {
            const name = t(PAGE_LANGUAGES[locale]);
            const missing = paths[locale] === null;
            return {
              value: locale,
              title: missing ? `${name} (${t('preview.noPage')})` : name,
              disabled: missing,
            };
          })}
        />
        <Choice
          label={t('preview.validity')}
          value={String(days)}
          onChange={(value) => setDays(DAYS.find((count) => String(count) === value) ?? 7)}
          options={DAYS.map((count) => ({ value: String(count), title: t(`preview.days${count}`) }))}
        />
      </Flex>
      <Inline>
        <Button
          text={t('preview.make')}
          tone="primary"
          disabled={path === null}
          onClick={() => void make()}
        />
      </Inline>
      {/* Here and not only in a toast, which is gone when somebody looks. */}
      {hasFailed ? (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Text size={1}>{t('preview.failed')}</Text>
        </Card>
      ) : null}
      {link === null ? null : (
        <Card padding={3} radius={2} tone="positive">
          <Stack gap={3}>
            <Text size={1}>{t('preview.made')}</Text>
            <TextInput
              aria-label={t('preview.link')}
              value={link}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
          </Stack>
        </Card>
      )}
      <ShareList lake={lake} key={made} />
    </Stack>
  );
}

function Choice(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; title: string; disabled?: boolean }[];
}) {
  return (
    <Stack gap={3} flex={1}>
      <Label size={1}>{props.label}</Label>
      <Select
        aria-label={props.label}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        {props.options.map(({ value, title, disabled = false }) => (
          <option key={value} value={value} disabled={disabled}>
            {title}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
