'use client';

import { useCallback, useEffect, useState } from 'react';
import { fetched } from '../later/fetched.ts';
import { useFetched } from '../later/use-fetched.ts';
import { SETTINGS_LOST_MARK } from './marks.ts';
import type { SettingsProps } from './settings-dialog.client.tsx';
import { useChoice, useSettingsAsked } from './use-consent.ts';

const dialog = fetched(async () => ({
  default: (await import('./settings-dialog.client.tsx')).SettingsDialog,
}));

/** What banner and footer need a script for: the choice holds, and the settings are loaded when somebody asks for them. */
export function ConsentSettings(props: Omit<SettingsProps, 'onDone'>) {
  const [isAsked, setAsked] = useState(false);
  const { part: Settings, isLost, again } = useFetched(dialog, isAsked);
  const open = useCallback(() => {
    setAsked(true);
    again();
  }, [again]);
  useChoice();
  useSettingsAsked(open);
  useEffect(() => {
    document.documentElement.toggleAttribute(SETTINGS_LOST_MARK, isLost);
  }, [isLost]);
  return isAsked && Settings ? <Settings {...props} onDone={() => setAsked(false)} /> : null;
}
