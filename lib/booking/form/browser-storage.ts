/** Session storage (this tab) or local storage (until the visitor clears it). Both may be full, disabled or forbidden. */
type Keeper = 'tab' | 'browser';

const storageOf = (keeper: Keeper) => (keeper === 'tab' ? sessionStorage : localStorage);

export function read(keeper: Keeper, key: string): string | null {
  try {
    return storageOf(keeper).getItem(key);
  } catch {
    return null;
  }
}

export function write(keeper: Keeper, key: string, text: string): void {
  try {
    storageOf(keeper).setItem(key, text);
  } catch {
    // The form works without storage.
  }
}

export function remove(keeper: Keeper, key: string): void {
  try {
    storageOf(keeper).removeItem(key);
  } catch {
    // Nothing is stored.
  }
}
