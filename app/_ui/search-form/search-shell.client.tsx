'use client';

import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { LiveFormProps, TakenOver } from './form-props.ts';
import { watchPlainForm } from './watch-native-form.ts';

type Props = Omit<LiveFormProps, 'taken'> & {
  /** Bring the richer form as soon as the page rests, and not only when somebody comes near. */
  eager: boolean;
  /** The plain form, as the server wrote it. */
  children: ReactNode;
};

/**
 * The plain form until somebody comes near; then the richer one in its place, with all that was typed. Nobody who only reads the
 * page pays for pickers and calendar.
 */
export function SearchShell({ children, eager, ...form }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<{ Form: ComponentType<LiveFormProps>; taken: TakenOver } | null>(null);
  useEffect(() => {
    const plain = box.current?.querySelector('form');
    if (!plain) return;
    const load = async () => (await import('./enhanced/enhanced-form.client.tsx')).SearchForm;
    return watchPlainForm(plain, eager, load, (Form, taken) => setLive({ Form, taken }));
  }, [eager]);
  return (
    <div ref={box} data-bubble-waits>
      {live ? <live.Form {...form} taken={live.taken} /> : children}
    </div>
  );
}
