import { signalsOf } from '#lib/consent/consent-mode.ts';
import {
  allowsTags,
  CONSENT_KEY,
  isWithdrawn,
  onlyEssential,
  parseConsents,
  serialiseConsents,
  type Consents,
} from '#lib/consent/consents.ts';

/** The stored choice of this browser; null when nobody has chosen or storage is closed. */
export function storedChoice(): Consents | null {
  try {
    return parseConsents(localStorage.getItem(CONSENT_KEY));
  } catch {
    return null;
  }
}

/** Stores a choice and makes it hold at once. Where storage is closed it holds for this page. */
export function choose(next: Consents): void {
  const before = storedChoice() ?? onlyEssential;
  try {
    localStorage.setItem(CONSENT_KEY, serialiseConsents(next));
  } catch {
    // Nothing to do: the banner will ask again on the next page.
  }
  holdTo(next, before);
}

/** Makes a choice hold in this page: closes the banner, tells Consent Mode, loads or removes what it is about. */
export function holdTo(next: Consents, before: Consents): void {
  document.documentElement.removeAttribute('data-consent');
  tellConsentMode('consent', 'update', signalsOf(next));
  void followUp(next, isWithdrawn(before, next));
}

async function followUp(next: Consents, withdrawn: boolean): Promise<void> {
  if (withdrawn) {
    const { removeWithdrawn } = await import('./withdraw.ts');
    if (removeWithdrawn(next) === 'reloading') return;
  }
  if (!allowsTags(next)) return;
  const { loadTagManager } = await import('./tag-manager.ts');
  await loadTagManager();
}

/** The tag manager reads whole `arguments` objects from its queue; a list with the same content is ignored. */
function tellConsentMode(..._command: [string, string, Readonly<Record<string, string>>]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
}
