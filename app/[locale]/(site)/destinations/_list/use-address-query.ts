import { useSyncExternalStore } from 'react';

const changed = new EventTarget();

function subscribe(onChange: () => void): () => void {
  changed.addEventListener('change', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('popstate', onChange);
  };
}

/**
 * What stands after the question mark, as state: a choice survives reload and can be sent to somebody. Empty on the server, so
 * that the page is the same for everybody. Changing it adds nothing to the history.
 */
export function useAddressQuery(): [URLSearchParams, (next: Record<string, string>) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const change = (next: Record<string, string>) => {
    const given = Object.entries(next).filter(([, value]) => value !== '');
    const query = new URLSearchParams(given).toString();
    history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`);
    changed.dispatchEvent(new Event('change'));
  };
  return [new URLSearchParams(search), change];
}
