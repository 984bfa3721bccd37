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

/** The stored choice of this browser; null when there is none or storage is disabled. */
export function storedChoice(): Consents | null {
  try {
    return parseConsents(localStorage.getItem(CONSENT_KEY));
  } catch {
    return null;
  }
}

/** Stores a choice and applies it at once. With storage disabled, it applies to this page only. */
export function choose(next: Consents): void {
  const before = storedChoice() ?? onlyEssential;
  try {
    localStorage.setItem(CONSENT_KEY, serialiseConsents(next));
  } catch {
    // Nothing to do: the banner will show again on the next page.
  }
  holdTo(next, before);
}

/** Applies a choice to this page: closes the banner, updates Consent Mode, loads or removes what it covers. */
export function holdTo(next: Consents, before: Consents): void {
  document.documentElement.removeAttribute('data-consent');
  updateConsentMode('consent', 'update', signalsOf(next));
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

/** The tag manager reads `arguments` objects from its queue; it ignores an array with the same content. */
function updateConsentMode(..._command: [string, string, Readonly<Record<string, string>>]): void {
  // oxlint-disable-next-line prefer-rest-params -- it has to be an `arguments` object
  (window.dataLayer ??= []).push(arguments);
}
