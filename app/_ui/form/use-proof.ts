import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { FIELD_PREFIX } from '#lib/desk/form-state.ts';
import type { Proof } from '#lib/desk/proof.ts';

/**
 * Computes the form's proof of work, starting with the first typed letter. `carry` waits for the result (a moment, or,
 * for a form submitted within two seconds, the rest of them) and adds it to the submitted data. Without script, or when
 * there is no result, the form is submitted as it is.
 */
export function useProof(form: RefObject<HTMLFormElement | null>) {
  const proof = useRef<Promise<Proof | null> | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const begin = () => {
      proof.current ??= loadAndProve();
    };
    // Text typed before the script loaded, or restored from a draft, also counts as started.
    if (isBegun(element)) begin();
    element.addEventListener('input', begin);
    return () => element.removeEventListener('input', begin);
  }, [form]);

  return {
    async carry(data: FormData): Promise<void> {
      const first = await proof.current;
      if (first && first.endsAt < Date.now()) proof.current = loadAndProve();
      const made = await proof.current;
      if (!made) return;
      const wait = made.ripeAt - Date.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      data.set('stamp', made.stamp);
      data.set('number', made.number);
    },
    /** After a lost response: the next submission may be another message, and a stamp is valid for one. */
    renew(): void {
      proof.current = loadAndProve();
    },
  };
}

function isBegun(form: HTMLFormElement): boolean {
  return [...new FormData(form)].some(
    ([name, value]) =>
      name.startsWith(FIELD_PREFIX) && (typeof value === 'string' ? value !== '' : value.size > 0),
  );
}

/** Its code is loaded when somebody starts to type; if that fails, the form is submitted as it is. */
function loadAndProve(): Promise<Proof | null> {
  return import('#lib/desk/proof.ts').then(
    ({ prove }) => prove(Date.now),
    () => null,
  );
}
