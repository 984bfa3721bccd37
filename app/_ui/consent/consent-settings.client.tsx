'use client';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { CONSENT_KEY, onlyEssential, parseConsents } from '#lib/consent/consents.ts';
import {
  SETTINGS_LOST_MARK,
  ANSWERED,
  SETTINGS_REQUESTED,
  SETTINGS_REQUESTED_MARK,
  SWEEP_KEY,
} from './marks.ts';
import type { SettingsProps } from './settings-dialog.client.tsx';
import { holdTo, storedChoice } from './choice.ts';

/** The scripted part of banner and footer: applies the choice, and loads the settings when they are requested. */
export function ConsentSettings(props: Omit<SettingsProps, 'onDone'>) {
  const [Settings, setSettings] = useState<ComponentType<SettingsProps> | null>(null);
  const [isLost, setLost] = useState(false);
  const open = useCallback(() => {
    import('./settings-dialog.client.tsx')
      .then(
        ({ SettingsDialog }) => {
          setLost(false);
          setSettings(() => SettingsDialog);
        },
        () => setLost(true),
      )
      // The pressed button shows by it that it works.
      .finally(() => document.documentElement.removeAttribute(SETTINGS_REQUESTED_MARK));
  }, []);
  useChoice();
  useSettingsRequested(open);
  useEffect(() => {
    document.documentElement.toggleAttribute(SETTINGS_LOST_MARK, isLost);
    if (!isLost) return;
    // Clears the error without opening: a dialog minutes after the click would cover something else.
    const forget = () => setLost(false);
    window.addEventListener('online', forget);
    return () => window.removeEventListener('online', forget);
  }, [isLost]);
  return Settings ? <Settings {...props} onDone={() => setSettings(null)} /> : null;
}

/** Applies the stored choice when a page starts, then follows the banner and other tabs. */
function useChoice(): void {
  useEffect(() => {
    const choice = storedChoice();
    if (choice) {
      if (sessionStorage.getItem(SWEEP_KEY))
        void import('./withdraw.ts').then(({ sweepAfterReload }) => sweepAfterReload(choice));
      holdTo(choice, onlyEssential);
    }
    const onAnswer = (event: Event) => {
      const answer = event instanceof CustomEvent ? parseConsents(JSON.stringify(event.detail)) : null;
      // The banner only shows where nothing was allowed before.
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

/** Calls back when the settings are requested, including a click from before this ran. */
function useSettingsRequested(open: () => void): void {
  useEffect(() => {
    if (document.documentElement.hasAttribute(SETTINGS_REQUESTED_MARK)) open();
    document.addEventListener(SETTINGS_REQUESTED, open);
    return () => document.removeEventListener(SETTINGS_REQUESTED, open);
  }, [open]);
}
