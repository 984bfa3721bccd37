/** Session storage: a conversation runs in this tab and is resumed on the next page (E1). */
const KEY = 'meltemi.chat';

export function isChatInProgress(storage: () => Storage): boolean {
  try {
    return storage().getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

/** With storage disabled, the conversation simply ends with the page. */
export function rememberChat(storage: () => Storage, inProgress: boolean): void {
  try {
    if (inProgress) storage().setItem(KEY, 'true');
    else storage().removeItem(KEY);
  } catch {
    // Storage is disabled, as above.
  }
}
