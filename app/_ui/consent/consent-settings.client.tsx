'use client';

import { useCallback, useState, type ComponentType } from 'react';
import type { SettingsProps } from './settings-dialog.client.tsx';
import { useChoice, useSettingsAsked } from './use-consent.ts';

/** What banner and footer need a script for: the choice holds, and the settings are loaded when somebody asks for them. */
export function ConsentSettings(props: Omit<SettingsProps, 'onDone'>) {
  const [Settings, setSettings] = useState<ComponentType<SettingsProps> | null>(null);
  const open = useCallback(() => {
    void import('./settings-dialog.client.tsx').then(({ SettingsDialog }) =>
      setSettings(() => SettingsDialog),
    );
  }, []);
  useChoice();
  useSettingsAsked(open);
  return Settings ? <Settings {...props} onDone={() => setSettings(null)} /> : null;
}
