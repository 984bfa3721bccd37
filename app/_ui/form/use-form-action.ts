import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import { startTransition, useActionState } from 'react';
import type { SubmitEvent } from 'react';

type Action<State> = (before: State, form: FormData) => Promise<State>;
type Options<State> = {
  /** Replaces the action where scripts run, for steps that only a script can do. */
  withScript?: Action<State>;
  /** The address after a submission without script; the page itself by default. */
  address?: string;
};
type SubmittedForm<State> = { received: State | null; failures: number; connectionLost: boolean };

/**
 * `useActionState` that survives a lost connection: the form keeps its values and can be submitted again. The state
 * stays unchanged, and with it the key of the request, so that a submission that arrives twice is one request.
 *
 * `post` is the form's `action`, for a submission without a script, and `submit` its `onSubmit`: React would reset the
 * form after an action of its own. `failures` counts lost connections, to be the `key` of the component that reports
 * them.
 */
export function useFormAction<State>(
  action: Action<State>,
  start: Awaited<State>,
  { withScript = action, address }: Options<State> = {},
) {
  const [posted, post] = useActionState<State, FormData>(action, start, address);
  const [{ received, failures, connectionLost }, send, pending] = useActionState(
    async (before: SubmittedForm<State>, form: FormData): Promise<SubmittedForm<State>> => {
      try {
        const next = await withScript(before.received ?? posted, form);
        return { ...before, received: next, connectionLost: false };
      } catch (error) {
        // A redirect arrives as an error too, and so does the need to reload a page from before a deployment.
        unstable_rethrow(error);
        if (unstable_isUnrecognizedActionError(error)) throw error;
        return { ...before, failures: before.failures + 1, connectionLost: true };
      }
    },
    { received: null, failures: 0, connectionLost: false },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    startTransition(() => send(data));
  };
  return { state: received ?? posted, post, submit, pending, failures, connectionLost };
}
