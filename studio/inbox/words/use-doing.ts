import { useToast } from '@sanity/ui/toast';
import { useCallback, useState } from 'react';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { failureOf } from './failure.ts';

/** Runs what a button asks for, once at a time; a refusal is told in words. */
export function useDoing(): { busy: boolean; doing: (work: () => Promise<unknown>) => void } {
  const t = useTranslate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const doing = useCallback(
    (work: () => Promise<unknown>) => {
      setBusy(true);
      work()
        .catch((error: unknown) => {
          toast.push({ status: 'warning', closable: true, title: failureOf(error, t) });
        })
        .finally(() => setBusy(false));
    },
    [t, toast],
  );
  return { busy, doing };
}
