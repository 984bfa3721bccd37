import { useToast } from '@sanity/ui/toast';
import { useCallback, useState } from 'react';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { errorText } from './error-text.ts';

/** Runs a button's action, one at a time; a failure is shown as a message. */
export function useAction(): { busy: boolean; run: (work: () => Promise<unknown>) => void } {
  const t = useTranslate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const doing = useCallback(
    (work: () => Promise<unknown>) => {
      setBusy(true);
      work()
        .catch((error: unknown) => {
          toast.push({ status: 'warning', closable: true, title: errorText(error, t) });
        })
        .finally(() => setBusy(false));
    },
    [t, toast],
  );
  return { busy, run: doing };
}
