'use client';

import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { EnhancedFormProps, Handover } from './form-props.ts';
import { watchNativeForm } from './watch-native-form.ts';

type Props = Omit<EnhancedFormProps, 'handover'> & {
  /** Load the enhanced form as soon as the page is idle, not only on hover, touch or focus. */
  eager: boolean;
  /** The native form, rendered on the server. */
  children: ReactNode;
};

/**
 * The native form until it is hovered over, touched or focused; then the enhanced one with everything typed so far.
 * Visitors who only read the page don't load pickers and calendar.
 */
export function SearchShell({ children, eager, ...form }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [enhanced, setEnhanced] = useState<{
    Form: ComponentType<EnhancedFormProps>;
    handover: Handover;
  } | null>(null);
  useEffect(() => {
    const plain = box.current?.querySelector('form');
    if (!plain) return;
    const load = async () => (await import('./enhanced/enhanced-form.client.tsx')).EnhancedForm;
    return watchNativeForm(plain, eager, load, (Form, handover) => setEnhanced({ Form, handover }));
  }, [eager]);
  return (
    <div ref={box} data-bubble-waits>
      {enhanced ? <enhanced.Form {...form} handover={enhanced.handover} /> : children}
    </div>
  );
}
