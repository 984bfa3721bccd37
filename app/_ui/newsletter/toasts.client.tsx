'use client';

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { toast, Toaster } from 'react-hot-toast';
import type { Toast } from '#lib/newsletter/outcome.ts';

/** Top centre, 400 px wide (G2), below the fixed header and never wider than a phone. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: 'calc(var(--head) + 16px)' }}
      toastOptions={{
        style: {
          width: 400,
          maxWidth: 'calc(100vw - 32px)',
          padding: '14px 18px',
          borderRadius: 'var(--radius-m)',
          color: 'var(--ink)',
          boxShadow: 'var(--shadow-float)',
        },
      }}
    />
  );
}

/** The note beside the field is announced; a toast that spoke as well would say everything twice. */
export function showToast({ tone, text, durationMs }: Toast): void {
  // The library's own icons appear by an animation, and stay invisible where motion is reduced.
  const icon =
    tone === 'success' ? (
      <CircleCheck aria-hidden color="var(--ok)" style={{ flex: 'none' }} />
    ) : (
      <TriangleAlert aria-hidden color="var(--bad)" style={{ flex: 'none' }} />
    );
  // One id: a second try replaces what the first one said.
  toast[tone](text, {
    id: 'newsletter',
    duration: durationMs,
    icon,
    ariaProps: { role: 'status', 'aria-live': 'off' },
  });
}
