import { currentLocale } from '#lib/i18n/current-locale.ts';
import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { buttonClasses, type ButtonLook } from '#app/_ui/button/button-classes.ts';
import type { PaymentMethod } from '#contracts/reservations/index.ts';

type Props = ButtonLook & {
  reference: string;
  method: PaymentMethod;
  /** Id of the text that describes the button. */
  describedBy?: string;
  children: ReactNode;
};

/**
 * One press leads to the provider or switches to an agency. Works without a script; the key makes a double press count
 * once.
 */
export async function PayForm({ reference, method, describedBy, children, ...look }: Props) {
  const locale = await currentLocale();
  return (
    <form method="post" action="/api/booking/pay">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="method" value={method} />
      <input type="hidden" name="key" value={randomUUID()} />
      <button className={buttonClasses(look)} aria-describedby={describedBy}>
        {children}
      </button>
    </form>
  );
}
