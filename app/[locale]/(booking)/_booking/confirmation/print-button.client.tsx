'use client';

import { Printer } from 'lucide-react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';

/** Without a script the browser's own menu prints the same page; its print styles do the work. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={buttonClasses({ tone: 'line', small: true })}
      onClick={() => window.print()}
    >
      <Printer aria-hidden className="icon" />
      {label}
    </button>
  );
}
