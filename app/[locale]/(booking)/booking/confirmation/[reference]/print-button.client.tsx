'use client';

import type { ReactNode } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';

/** Without a script the browser's own menu prints the same page with its print styles. */
export function PrintButton({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <button
      type="button"
      className={buttonClasses({ tone: 'line', small: true })}
      onClick={() => window.print()}
    >
      {icon}
      {label}
    </button>
  );
}
