import { useToast } from '@sanity/ui/toast';
import { useCallback, useState } from 'react';
import { useSay } from '#studio/locale/use-say.ts';
import { failureOf } from './failure.ts';

/** Runs what a button asks for, once at a time; a refusal is told in words. */
export function useDoing(): { busy: boolean; doing: (work: () => Promise<unknown>) => void } {
  const say = useSay();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const doing = useCallback(
    (work: () => Promise<unknown>) => {
      setBusy(true);
      work()
        .catch((error: unknown) => {
          toast.push({ status: 'warning', closable: true, title: failureOf(error, say) });
        })
        .finally(() => setBusy(false));
    },
    [say, toast],
  );
  return { busy, doing };
}
