import { useEffect } from 'react';
import { CONSENT_KEY, onlyEssential, parseConsents } from '#lib/consent/consents.ts';
import { holdTo, storedChoice } from './choice.ts';
import { ANSWERED, SETTINGS_ASKED, SETTINGS_ASKED_MARK, SWEEP_KEY } from './marks.ts';

/** Makes the stored choice hold when a page starts, then follows the banner and other tabs. */
export function useChoice(): void {
  useEffect(() => {
    const choice = storedChoice();
    if (choice) {
      if (sessionStorage.getItem(SWEEP_KEY))
        void import('./withdraw.ts').then(({ sweepAfterReload }) => sweepAfterReload(choice));
      holdTo(choice, onlyEssential);
    }
    const onAnswer = (event: Event) => {
      const answer = event instanceof CustomEvent ? parseConsents(JSON.stringify(event.detail)) : null;
      // The banner asks only where nothing was allowed before.
      if (answer) holdTo(answer, onlyEssential);
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key !== CONSENT_KEY) return;
      const next = parseConsents(event.newValue);
      if (next) holdTo(next, parseConsents(event.oldValue) ?? onlyEssential);
    };
    document.addEventListener(ANSWERED, onAnswer);
    window.addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener(ANSWERED, onAnswer);
      window.removeEventListener('storage', onStorage);
    };
  }, []);
}

/** Calls back when somebody asks for the settings, also for a press from before this ran. */
export function useSettingsAsked(open: () => void): void {
  useEffect(() => {
    const onAsked = () => {
      document.documentElement.removeAttribute(SETTINGS_ASKED_MARK);
      open();
    };
    if (document.documentElement.hasAttribute(SETTINGS_ASKED_MARK)) onAsked();
    document.addEventListener(SETTINGS_ASKED, onAsked);
    return () => document.removeEventListener(SETTINGS_ASKED, onAsked);
  }, [open]);
}
