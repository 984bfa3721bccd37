/** Answers that were typed but not sent; saved in the browser on every keystroke, so that a reload loses nothing. */
export type Drafts = {
  get(id: string): string;
  set(id: string, text: string): void;
  /** Puts back a text that couldn't be sent, before anything typed meanwhile. */
  giveBack(id: string, text: string): void;
  subscribe(listener: () => void): () => void;
};

export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `owner`: the signed-in user's id; another person on the same machine has separate drafts. */
export function createDrafts(store: TextStore, owner: string): Drafts {
  const key = (id: string) => `meltemi.inbox.draft.${owner}.${id}`;
  const listeners = new Set<() => void>();
  const set = (id: string, text: string) => {
    if (text === '') store.removeItem(key(id));
    else store.setItem(key(id), text);
    for (const listener of listeners) listener();
  };
  const get = (id: string) => store.getItem(key(id)) ?? '';
  return {
    get,
    set,
    giveBack(id, text) {
      const typed = get(id);
      set(id, typed === '' ? text : `${text}\n${typed}`);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
