'use client';

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { createPortal } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { Toaster } from '#app/_ui/toast/toaster.client.tsx';
import type { Toast } from '#lib/desk/newsletter-outcome.ts';

/**
 * Top centre, 400 px wide (G2), and never wider than a phone. In the body: the footer, where the form is, is contained, so that a
 * fixed toast in it would be at the top of the footer, upon the form's heading.
 */
export function Toasts() {
  return createPortal(<Toaster isWide />, document.body);
}

/** The note beside the field is announced already; an announced toast would repeat it. */
export function showToast({ tone, text, durationMs }: Toast): void {
  const icon =
    tone === 'success' ? (
      <CircleCheck aria-hidden color="var(--ok)" />
    ) : (
      <TriangleAlert aria-hidden color="var(--bad)" />
    );
  // Always the same id, so that a second attempt replaces the first toast.
  toast[tone](text, {
    id: 'newsletter',
    duration: durationMs,
    icon,
    ariaProps: { role: 'status', 'aria-live': 'off' },
  });
}
