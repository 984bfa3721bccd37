import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import { startTransition, useActionState } from 'react';
import type { SubmitEvent } from 'react';

type Action<State> = (before: State, form: FormData) => Promise<State>;
type Answers<State> = { answered: State | null; cuts: number; isCut: boolean };

/**
 * React's `useActionState` for one bar of signal. A connection that breaks would take the page down with all that was typed on it;
 * here the form stays as it is, `isCut` says that no answer came, and `cuts` how often. The state stays the one before, and with it
 * the key of the request: the same press arriving twice is one request.
 *
 * `withScript` takes the place of `action` where a script runs, for what only a browser with one can add to it.
 *
 * `post` is the form's `action`, for a press before or without any script, and `submit` its `onSubmit`: React would empty the form
 * after an action of its own.
 */
export function useAnswers<State>(
  action: Action<State>,
  start: Awaited<State>,
  withScript: Action<State> = action,
) {
  const [posted, post] = useActionState<State, FormData>(action, start);
  const [{ answered, cuts, isCut }, send, pending] = useActionState(
    async (before: Answers<State>, form: FormData): Promise<Answers<State>> => {
      try {
        return { ...before, answered: await withScript(before.answered ?? posted, form), isCut: false };
      } catch (error) {
        // The way on to the next page comes as an error too; and a page from before an update of the site must be loaded anew.
        unstable_rethrow(error);
        if (unstable_isUnrecognizedActionError(error)) throw error;
        return { ...before, cuts: before.cuts + 1, isCut: true };
      }
    },
    { answered: null, cuts: 0, isCut: false },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    startTransition(() => send(data));
  };
  return { state: answered ?? posted, post, submit, pending, cuts, isCut };
}
