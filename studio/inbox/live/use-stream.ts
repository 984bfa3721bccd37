import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { openEventStream, type StreamState } from '#studio/desk-client/event-stream.ts';
import { API_VERSION } from '#studio/structure/api-version.ts';
import type { Hub } from './hub.ts';

/** Forwards the desk's events to the hub. The desk sends `again` after every gap, so that all lists are reloaded. */
export function useStream(hub: Hub): StreamState {
  const { token } = useClient({ apiVersion: API_VERSION }).config();
  const [state, setState] = useState<StreamState>('connecting');
  useEffect(
    () =>
      openEventStream({
        url: `${location.origin}/desk/staff/events`,
        token,
        fetch: (url, init) => fetch(url, init),
        network: window,
        onEvent: hub.emit,
        onState: setState,
      }),
    [hub, token],
  );
  return state;
}
