/** Answers that are typed and not sent; written to the browser's store on every key, so that a reload costs nothing. */
export type Drafts = {
  get(id: string): string;
  set(id: string, text: string): void;
  /** Puts a text that could not be sent before whatever was typed meanwhile. */
  giveBack(id: string, text: string): void;
  subscribe(listener: () => void): () => void;
};

export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `owner`: the id of who is signed in; another person at the same machine has drafts of his own. */
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
