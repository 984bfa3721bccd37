import { useEffect, useMemo, useRef, useState } from 'react';
import type { Translate } from '#studio/locale/text.ts';

/** How to alert somebody who isn't looking at the inbox; both are off until switched on in this browser. */
export type Attention = {
  sound: boolean;
  notice: boolean;
  setSound(on: boolean): void;
  /** Requests the browser's permission first. */
  setNotice(on: boolean): Promise<void>;
};

const KEYS = { sound: 'meltemi.inbox.sound', notice: 'meltemi.inbox.notice' };

/** `calls`: how much is waiting for this person; an increase triggers the alerts. */
export function useAttention(calls: number | undefined, t: Translate): Attention {
  const [sound, keepSound] = useState(() => localStorage.getItem(KEYS.sound) === 'on');
  const [notice, keepNotice] = useState(
    () => localStorage.getItem(KEYS.notice) === 'on' && mayNotify() === 'granted',
  );
  const before = useRef<number>(undefined);
  useEffect(() => {
    const grew = calls !== undefined && before.current !== undefined && calls > before.current;
    if (calls !== undefined) before.current = calls;
    if (!grew) return;
    if (sound) ring();
    if (notice && document.hidden) {
      const shown = new Notification('Meltemi Lines', {
        body: t('inbox.somebodyWaitsInTheInbox'),
        tag: 'inbox',
      });
      shown.addEventListener('click', () => window.focus());
    }
  }, [calls, notice, t, sound]);
  return useMemo(
    () => ({
      sound,
      notice,
      setSound(on) {
        localStorage.setItem(KEYS.sound, on ? 'on' : 'off');
        keepSound(on);
        if (on) ring();
      },
      async setNotice(on) {
        const granted =
          on && mayNotify() !== 'denied' && (await Notification.requestPermission()) === 'granted';
        localStorage.setItem(KEYS.notice, granted ? 'on' : 'off');
        keepNotice(granted);
      },
    }),
    [notice, sound],
  );
}

function mayNotify(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied';
}

/** Two short tones, without loading a file. */
function ring() {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.08;
  volume.connect(audio.destination);
  for (const [start, hertz] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(volume);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.14);
  }
  setTimeout(() => void audio.close(), 1000);
}
