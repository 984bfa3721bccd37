import { useToast } from '@sanity/ui/toast';
import { useCallback, useState } from 'react';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { failureOf } from './failure.ts';

/** Runs a button's action, one at a time; a failure is shown as a message. */
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
