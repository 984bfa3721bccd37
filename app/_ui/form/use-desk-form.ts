import { useActionState, useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { type DeskFormState, emptyForm, FIELD_PREFIX } from '#lib/desk/form-state.ts';
import { forgetDraft, useDraft } from './draft.ts';
import { useProof } from './use-proof.ts';

export type DeskAction = (before: DeskFormState, form: FormData) => Promise<DeskFormState>;

type Options = {
  action: DeskAction;
  /** Address of the form with its fragment: where a press without script leads back to. */
  address: string;
  /** Says which form this is, for what was typed in this tab. */
  draft: string;
  /** Said when the answer never came. */
  unreachable: string;
  /** What can be said without asking anybody, before a large file travels. */
  check?: (form: FormData) => DeskFormState['errors'];
};

/**
 * A form that posts by itself, and with script stays on the page. The action is called by hand then: React would empty the
 * form after it, and a connection that breaks would take the whole page down.
 */
export function useDeskForm({ action, address, draft, unreachable, check }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const [posted, post] = useActionState(action, emptyForm, address);
  const [answered, setAnswered] = useState<DeskFormState | null>(null);
  const [pending, setPending] = useState(false);
  const state = answered ?? posted;
  const key = `meltemi.form.${draft}`;
  useDraft(form, { key, mark: draft, prefixes: [FIELD_PREFIX] }, posted.attempt === 0);
  const proof = useProof(form);
  const isSent = state.sent !== null;
  useEffect(() => {
    if (isSent) forgetDraft(key);
  }, [isSent, key]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const next = { ...state, attempt: state.attempt + 1, errors: [], problem: null };
    const wrong = check?.(data) ?? [];
    if (wrong.length > 0) {
      setAnswered({ ...next, errors: wrong });
      return;
    }
    setPending(true);
    try {
      await proof.carry(data);
      const answer = await action(state, data);
      if (answer.problem !== null) proof.renew();
      setAnswered(answer);
    } catch {
      proof.renew();
      setAnswered({ ...next, problem: unreachable });
    } finally {
      setPending(false);
    }
  };
  return { form, state, pending, post, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) };
}
