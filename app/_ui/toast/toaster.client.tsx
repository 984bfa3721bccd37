'use client';

import { resolveValue, useToaster } from 'react-hot-toast/headless';
import styles from './toaster.module.css';

type Props = {
  /** Of toasts that were sent to this place by its name. */
  place?: string;
  /** As wide as it may be, however short its text. */
  isWide?: boolean;
};

/**
 * Toasts at the top centre, below the fixed header. The package keeps their time; its own drawing of them would make its styles as it
 * runs, which the policy of pages does not allow.
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
