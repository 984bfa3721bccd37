import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { useSay } from '#studio/locale/use-say.ts';
import { useInbox } from '../live/use-inbox.ts';
import { failureOf } from '../words/failure.ts';

/** Something the office has one of, read once, changed here and saved as a whole; a failed save keeps what was typed. */
export function useSetting<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
): {
  value: T | undefined;
  changed: boolean;
  busy: boolean;
  failed: string | undefined;
  change: (value: T) => void;
  save: () => void;
} {
  const say = useSay();
  const toast = useToast();
  const { desk, hub } = useInbox();
  const [value, setValue] = useState<T>();
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const known = value !== undefined;
  useEffect(() => {
    if (known) return;
    const stop = new AbortController();
    const read = () => {
      desk.get(path, schema, stop.signal).then(
        (found) => {
          setFailed(undefined);
          setValue(() => found);
        },
        (error: unknown) => {
          if (!stop.signal.aborted) setFailed(failureOf(error, say));
        },
      );
    };
    // A desk that was away is asked again when it is back.
    const stopListening = hub.listen((event) => {
      if (event.kind === 'again') read();
    });
    read();
    return () => {
      stop.abort();
      stopListening();
    };
  }, [desk, hub, known, path, schema, say]);
  return {
    value,
    changed,
    busy,
    failed,
    change(next) {
      setValue(() => next);
      setChanged(true);
    },
    save() {
      setBusy(true);
      desk
        .send('PUT', path, value)
        .then(
          () => {
            setChanged(false);
            setFailed(undefined);
            toast.push({ status: 'success', title: say('Saved.') });
          },
          (error: unknown) => setFailed(failureOf(error, say)),
        )
        .finally(() => setBusy(false));
    },
  };
}
