import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { FIELD_PREFIX } from '#lib/desk/form-state.ts';
import type { Proof } from '#lib/desk/proof.ts';

/**
 * Lets the browser work a little for a form, from the first letter that somebody types. `carry` waits for the end of it (a
 * moment, and for what is sent within two seconds the rest of these) and writes it into what is sent; without script, or when
 * it cannot be had, the form goes as it is.
 */
export function useProof(form: RefObject<HTMLFormElement | null>) {
  const proof = useRef<Promise<Proof | null> | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const begin = () => {
      proof.current ??= proveHere();
    };
    // What was typed before the script came, or put back from a draft, is a beginning too.
    if (isBegun(element)) begin();
    element.addEventListener('input', begin);
    return () => element.removeEventListener('input', begin);
  }, [form]);

  return {
    async carry(data: FormData): Promise<void> {
      const first = await proof.current;
      if (first && first.endsAt < Date.now()) proof.current = proveHere();
      const made = await proof.current;
      if (!made) return;
      const wait = made.ripeAt - Date.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      data.set('stamp', made.stamp);
      data.set('number', made.number);
    },
    /** After an answer that never came: what is sent next may be another message, and a stamp is good for one. */
    renew(): void {
      proof.current = proveHere();
    },
  };
}

function isBegun(form: HTMLFormElement): boolean {
  return [...new FormData(form)].some(
    ([name, value]) =>
      name.startsWith(FIELD_PREFIX) && (typeof value === 'string' ? value !== '' : value.size > 0),
  );
}

/** Its code comes when somebody begins to type; where it does not come, the form goes as it is. */
function proveHere(): Promise<Proof | null> {
  return import('#lib/desk/proof.ts').then(
    ({ prove }) => prove(Date.now),
    () => null,
  );
}
