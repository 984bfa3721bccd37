import { useRef, useState } from 'react';
import * as v from 'valibot';
import { Issue, type IssueDraft } from '#contracts/desk/index.ts';
import { DeskError } from '#studio/desk-client/desk.ts';
import { useDesk } from '#studio/desk-client/use-desk.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

const EMPTY: IssueDraft = { title_el: '', title_en: '', intro_el: '', intro_en: '', items: [] };

export type DraftNotice = { tone: 'positive' | 'critical'; text: string };

/** An issue that is being written, with its actions. A failed action keeps everything that was typed and reports why. */
export function useIssueDraft({
  issue,
  onMoved,
  onChanged,
}: {
  issue: Issue | undefined;
  onMoved(id: string | null): void;
  onChanged(): void;
}) {
  const desk = useDesk();
  const t = useTranslate();
  const [draft, setDraft] = useState<IssueDraft>(issue?.draft ?? EMPTY);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<DraftNotice | null>(null);
  // Set before the list is reloaded, so that a new issue isn't saved twice.
  const id = useRef(issue?.id);

  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    setBusy(true);
    setNotice(null);
    try {
      return await work();
    } catch (error) {
      setNotice({ tone: 'critical', text: error instanceof DeskError ? error.message : String(error) });
      return null;
    } finally {
      setBusy(false);
      onChanged();
    }
  }

  async function store(): Promise<string> {
    const known = id.current;
    const answer = known
      ? await desk.send('PUT', `/newsletter/issues/${known}`, draft)
      : await desk.send('POST', '/newsletter/issues', draft);
    const stored = v.parse(Issue, answer);
    id.current = stored.id;
    return stored.id;
  }

  return {
    draft,
    busy,
    notice,
    change: (part: Partial<IssueDraft>) => setDraft((known) => ({ ...known, ...part })),
    async save(): Promise<string | null> {
      const stored = await attempt(store);
      if (stored !== null) setNotice({ tone: 'positive', text: t('inbox.saved') });
      return stored;
    },
    async test(): Promise<void> {
      const done = await attempt(async () => {
        await desk.fetch(`/newsletter/issues/${await store()}/test`, { method: 'POST' });
        return true;
      });
      if (done)
        setNotice({
          tone: 'positive',
          text: t('newsletter.twoLettersAreOnTheirWay'),
        });
    },
    async send(readers: number): Promise<void> {
      const sent = await attempt(async () => {
        const stored = await store();
        await desk.send('POST', `/newsletter/issues/${stored}/send`, { readers });
        return stored;
      });
      if (sent !== null) onMoved(sent);
    },
    async remove(): Promise<void> {
      const known = id.current;
      const gone =
        known && (await attempt(() => desk.fetch(`/newsletter/issues/${known}`, { method: 'DELETE' })));
      if (gone) onMoved(null);
    },
  };
}
