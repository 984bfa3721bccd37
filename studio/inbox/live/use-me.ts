import { useEffect, useState } from 'react';
import { StaffMember } from '#contracts/desk/index.ts';
import { type Desk, DeskError } from '#studio/desk-client/desk.ts';

const PAUSE_MS = 3000;

/** The desk's record of the current user; null without access. Retries until the desk has answered, since it may be starting. */
export function useMe(desk: Desk): StaffMember | null | undefined {
  const [me, setMe] = useState<StaffMember | null>();
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function ask() {
      desk.get('/me', StaffMember, stop.signal).then(setMe, (error: unknown) => {
        if (stop.signal.aborted) return;
        if (error instanceof DeskError && error.status < 500) setMe(null);
        else timer = setTimeout(ask, PAUSE_MS);
      });
    }
    ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [desk]);
  return me;
}
