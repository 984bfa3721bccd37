'use client';

import { resolveValue, useToaster } from 'react-hot-toast/headless';
import styles from './toaster.module.css';

type Props = {
  /** Name of this toaster; shows the toasts sent to that name. */
  place?: string;
  /** Always the maximum width, even for a short text. */
  isWide?: boolean;
};

/**
 * Toasts at the top centre, below the fixed header, on phones upon it. The package only manages their timing: its own rendering creates
 * styles at run time, which the page policy doesn't allow.
 */
export function Toaster({ place, isWide = false }: Props) {
  const { toasts } = useToaster({}, place);
  return (
    <div className={styles.place} data-rht-toaster={place ?? ''}>
      {toasts.map((toast) => (
        <div key={toast.id} className={styles.toast} data-wide={isWide} data-leaving={!toast.visible}>
          {toast.icon}
          <div className={styles.text} {...toast.ariaProps}>
            {resolveValue(toast.message, toast)}
          </div>
        </div>
      ))}
    </div>
  );
}
