import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { conventions } from '#foundation/text/conventions.ts';
import type { PreviewState } from '#lib/content/preview/state.server.ts';
import { PREVIEW_DATA_ID, type PreviewData } from './preview-data.ts';

type ActivePreview = Exclude<PreviewState, { kind: 'off' }>;

/** The tools on top of a page that shows drafts. The layout loads this file only then. */
export async function PreviewTools({ preview }: { preview: ActivePreview }) {
  const t = await getTranslations('common.preview');
  const texts = { region: t('region'), leave: t('leave'), hide: t('hide') };
  if (preview.kind === 'ended')
    return <Data kind="ended" texts={{ ...texts, title: t('ended'), details: [] }} />;
  return (
    <>
      {/* Browsers apply letter spacing to invisible characters too: a heading with edit marks would overlap itself. */}
      {preview.viewer === 'editor' ? <style>{'body * { letter-spacing: normal !important; }'}</style> : null}
      <Data kind={preview.viewer} texts={{ ...texts, ...(await barTexts(preview)) }} />
    </>
  );
}

function Data(data: PreviewData) {
  return (
    <script
      id={PREVIEW_DATA_ID}
      type="application/json"
      // oxlint-disable-next-line react/no-danger -- the only way to write a script's content; escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

async function barTexts(
  preview: Extract<PreviewState, { kind: 'on' }>,
): Promise<Pick<PreviewData['texts'], 'title' | 'details'>> {
  const locale = await currentLocale();
  const t = await getTranslations('common.preview');
  const { viewer, name } = preview;
  const [layer] = preview.layers;
  const title =
    layer === 'drafts' || layer === 'published'
      ? t(layer === 'drafts' ? 'draft' : layer)
      : t('release', { name: layer });
  if (viewer === 'editor') return { title, details: name === null ? [] : [t('openedBy', { name })] };
  const date = new Intl.DateTimeFormat(conventions[locale].intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Athens',
  }).format(preview.until);
  return { title, details: [...(name === null ? [] : [t('sharedBy', { name })]), t('until', { date })] };
}
