import { useEffect } from 'react';
import { CONSENT_KEY, onlyEssential, parseConsents } from '#lib/consent/consents.ts';
import { holdTo, storedChoice } from './choice.ts';
import { SETTINGS_FRAGMENT, SWEEP_KEY } from './marks.ts';

/** Makes the stored choice hold when a page starts, follows other tabs, and opens the settings where something asks for them. */
export function useConsent(openSettings: () => void): void {
  useEffect(() => {
    const choice = storedChoice();
    if (choice) {
      if (sessionStorage.getItem(SWEEP_KEY))
        void import('./withdraw.ts').then(({ sweepAfterReload }) => sweepAfterReload(choice));
      holdTo(choice, onlyEssential);
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key !== CONSENT_KEY) return;
      const next = parseConsents(event.newValue);
      if (next) holdTo(next, parseConsents(event.oldValue) ?? onlyEssential);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target?.closest(`[data-consent-settings], a[href$="${SETTINGS_FRAGMENT}"]`)) return;
      event.preventDefault();
      openSettings();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [openSettings]);
}
