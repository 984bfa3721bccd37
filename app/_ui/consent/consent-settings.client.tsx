'use client';

import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { SETTINGS_LOST_MARK } from './marks.ts';
import type { SettingsProps } from './settings-dialog.client.tsx';
import { useChoice, useSettingsAsked } from './use-consent.ts';

/** What banner and footer need a script for: the choice holds, and the settings are loaded when somebody asks for them. */
export function ConsentSettings(props: Omit<SettingsProps, 'onDone'>) {
  const [Settings, setSettings] = useState<ComponentType<SettingsProps> | null>(null);
  const [isLost, setLost] = useState(false);
  const open = useCallback(() => {
    import('./settings-dialog.client.tsx').then(
      ({ SettingsDialog }) => {
        setLost(false);
        setSettings(() => SettingsDialog);
      },
      () => setLost(true),
    );
  }, []);
  useChoice();
  useSettingsAsked(open);
  useEffect(() => {
    document.documentElement.toggleAttribute(SETTINGS_LOST_MARK, isLost);
    if (!isLost) return;
    // Said no longer, and not opened: a dialog minutes after the press would come over something else.
    const forget = () => setLost(false);
    window.addEventListener('online', forget);
    return () => window.removeEventListener('online', forget);
  }, [isLost]);
  return Settings ? <Settings {...props} onDone={() => setSettings(null)} /> : null;
}
