import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { DeskError } from '#studio/desk-client/desk.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from '../live/use-inbox.ts';
import { errorText } from '#studio/desk-client/error-text.ts';

/** A setting as loaded, with the desk's version of it. */
type LoadedSetting<T> = { value: T; version: string | null };

/** A setting of the office: loaded once, changed here and saved as a whole. A failed save keeps what was typed. */
export function useSetting<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
): {
  value: T | undefined;
  changed: boolean;
  busy: boolean;
  failed: string | undefined;
  /** Somebody else has saved a different value meanwhile: the user must choose between theirs and what was typed here. */
  overtaken: boolean;
  change: (value: T) => void;
  /** `anyway`: overwrites what somebody else has saved. */
  save: (anyway?: boolean) => void;
  /** Discards what was typed and loads the stored value. */
  takeStored: () => void;
} {
  const t = useTranslate();
  const toast = useToast();
  const { desk, hub } = useInbox();
  const [known, setKnown] = useState<LoadedSetting<T>>();
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [overtaken, setOvertaken] = useState(false);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const stop = new AbortController();
    const read = async () => {
      try {
        const answer = await desk.fetch(path, { signal: stop.signal });
        const value = v.parse(schema, await answer.json());
        setFailed(undefined);
        setKnown({ value, version: answer.headers.get('etag') });
      } catch (error) {
        if (!stop.signal.aborted) setFailed(errorText(error, t));
      }
    };
    // If the desk was unavailable, load again when it is back.
    const stopListening = hub.listen((event) => {
      if (event.kind === 'again') void read();
    });
    void read();
    return () => {
      stop.abort();
      stopListening();
    };
  }, [desk, hub, isKnown, path, schema, t]);
  return {
    value: known?.value,
    changed,
    busy,
    failed,
    overtaken,
    change(value) {
      setKnown({ value, version: known?.version ?? null });
      setChanged(true);
    },
    async save(anyway = false) {
      if (!known) return;
      const headers = new Headers({ 'content-type': 'application/json' });
      if (known.version !== null && !anyway) headers.set('if-match', known.version);
      setBusy(true);
      try {
        const answer = await desk.fetch(path, { method: 'PUT', headers, body: JSON.stringify(known.value) });
        setKnown({ ...known, version: answer.headers.get('etag') });
        setChanged(false);
        setFailed(undefined);
        setOvertaken(false);
        toast.push({ status: 'success', title: t('inbox.saved') });
      } catch (error) {
        setFailed(errorText(error, t));
        setOvertaken(error instanceof DeskError && error.code === 'changed_meanwhile');
      } finally {
        setBusy(false);
      }
    },
    takeStored() {
      setKnown(undefined);
      setChanged(false);
      setFailed(undefined);
      setOvertaken(false);
    },
  };
}
