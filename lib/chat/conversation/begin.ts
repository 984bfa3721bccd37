import type { ChatHours } from '#contracts/desk/index.ts';
import { checkForm } from './check-form.ts';
import type { Answer } from './line/desk-api.ts';
import { down, up, type Running } from './running.ts';
import type { FieldError, FieldName, Form } from './state.ts';
import { nothingStored, readStored, writeStored } from './stored.ts';

const CLOSED: ChatHours = { open: false, opensAt: null, closesAt: null };

/** Restores this tab's conversation, or reads the office hours when there is none. Retries until the desk responds. */
export async function restore(run: Running): Promise<void> {
  const { api, send } = run;
  while (!run.stopped() && run.state().stage.kind === 'looking') {
    const stored = readStored(run.storage);
    const { token } = stored;
    const answer = await (token === null ? api.hours() : api.conversation(token));
    if (run.stopped()) return;
    if (answer.kind === 'ok') {
      send(up);
      run.patience.succeeded();
      const { typed, tried, unsent, draft, read } = stored;
      if ('open' in answer.value) send({ kind: 'hours', hours: answer.value, typed, tried });
      else if (token !== null)
        send({ kind: 'talks', token, conversation: answer.value, unsent, draft, read });
    } else if (answer.kind === 'refused' && token !== null) {
      // The desk has erased it, or it was never ours. Unsent messages become the first message of a new conversation.
      const texts = [stored.typed.text, ...stored.unsent.map(({ text }) => text), stored.draft];
      const text = texts.filter(Boolean).join('\n');
      writeStored(run.storage, { ...nothingStored, typed: { ...stored.typed, text } });
    } else {
      send(down);
      await run.patience.wait();
    }
  }
}

/**
 * Submits the form. If the response is lost, the request is retried with the same key, so that only one conversation
 * begins.
 */
export async function submit(run: Running): Promise<void> {
  const { stage } = run.state();
  if (stage.kind !== 'form' || stage.sending !== null) return;
  const errors = checkForm(stage, run.sentences);
  if (errors.length > 0) return run.send({ kind: 'wrong', problem: { text: null, errors } });
  let key = stage.tried ?? run.newId();
  run.send({ kind: 'submitted', key });
  const content = contentOf(run, stage);
  while (!run.stopped() && run.state().stage.kind === 'form') {
    const answer = await sendForm(run, stage, content, key);
    if (run.stopped()) return;
    if (answer.kind === 'away') {
      run.send(down);
      await run.patience.wait();
      continue;
    }
    run.send(up);
    run.patience.succeeded();
    if (answer.kind === 'ok') return;
    const { code, text, errors: wrong } = answer.refusal;
    if (code === 'nobody_there') return run.send({ kind: 'nobodyThere', hours: await hoursOf(run) });
    if (code === 'key_reused') {
      // The key belongs to an earlier attempt with another text that did reach the desk: this is a new one.
      key = run.newId();
      continue;
    }
    const known = wrong.flatMap(({ field, text: message }) => fieldError(field, message));
    const isShownAtFields = known.length > 0 && known.length === wrong.length;
    return run.send({ kind: 'wrong', problem: { text: isShownAtFields ? null : text, errors: known } });
  }
}

/** The same for every attempt, even if the traveller goes to another page in between. */
function contentOf(run: Running, { typed }: Form) {
  const { booking: known = '', ...data } = run.state().pageData;
  // Without the traveller's consent the desk gets no booking data.
  const booking = typed.withBooking ? known : '';
  return { talk: { name: typed.name, text: typed.text, page: run.page(), booking }, data };
}

async function sendForm(
  run: Running,
  { purpose, typed }: Form,
  { talk, data }: ReturnType<typeof contentOf>,
  key: string,
): Promise<Answer<unknown>> {
  if (purpose === 'offline') {
    const answer = await run.api.offline({ ...talk, email: typed.email }, key);
    if (answer.kind === 'ok') run.send({ kind: 'received', reference: answer.value });
    return answer;
  }
  const answer = await run.api.start({ ...talk, data }, key);
  if (answer.kind === 'ok') {
    const { token, conversation } = answer.value;
    run.send({ kind: 'talks', token, conversation, unsent: [], draft: '', read: 0 });
  }
  return answer;
}

async function hoursOf({ api }: Running): Promise<ChatHours> {
  const answer = await api.hours();
  return answer.kind === 'ok' && !answer.value.open ? answer.value : CLOSED;
}

function fieldError(field: string, text: string): FieldError[] {
  const known = (['name', 'email', 'text'] satisfies FieldName[]).find((name) => name === field);
  return known ? [{ field: known, text }] : [];
}
