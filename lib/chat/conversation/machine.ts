import type { ConversationEvent } from './events.ts';
import type { Conversation, Form, Stage, Talk } from './state.ts';
import { newest, withEvent, withMessages, withSnapshot } from './talk.ts';

/** The state after an event. Events that don't belong to a stage change nothing: they are late or duplicates. */
export function nextConversation(before: Conversation, event: ConversationEvent): Conversation {
  switch (event.kind) {
    case 'pageData':
      return { ...before, pageData: event.data };
    case 'line':
      return sameLine(before.line, event.line) ? before : { ...before, line: event.line };
    default: {
      const stage = nextStage(before.stage, event);
      return stage === before.stage ? before : { ...before, stage };
    }
  }
}

type StageEvent = Exclude<ConversationEvent, { kind: 'pageData' | 'line' }>;

function nextStage(stage: Stage, event: StageEvent): Stage {
  switch (event.kind) {
    case 'hours':
      if (stage.kind !== 'looking') return stage;
      return {
        kind: 'form',
        purpose: event.hours.open ? 'talk' : 'offline',
        hours: event.hours,
        typed: event.typed,
        problem: null,
        sending: null,
        tried: event.tried,
      };
    case 'talks': {
      if (stage.kind === 'talk' && stage.token === event.token) return stage;
      const { token, conversation, unsent, draft, read } = event;
      const { state, staff, seen } = conversation;
      const empty: Talk = {
        kind: 'talk',
        token,
        state,
        staff,
        messages: [],
        unsent,
        seen,
        read,
        typing: null,
        draft,
        ending: false,
      };
      return withMessages(empty, conversation.messages);
    }
    // In every stage: a token that isn't valid, or the wish for a new conversation.
    case 'forgotten':
      return { kind: 'looking' };
    case 'received':
      return stage.kind === 'form'
        ? { kind: 'received', reference: event.reference, email: stage.typed.email.trim() }
        : stage;
    case 'typed':
    case 'withBooking':
    case 'submitted':
    case 'wrong':
    case 'nobodyThere':
      return stage.kind === 'form' ? nextForm(stage, event) : stage;
    case 'snapshot':
    case 'pushed':
    case 'drafted':
    case 'queued':
    case 'sent':
    case 'notSent':
    case 'sendAgain':
    case 'takeBack':
    case 'looked':
    case 'quiet':
    case 'askEnd':
    case 'stay':
    case 'ended':
      return stage.kind === 'talk' ? nextTalk(stage, event) : stage;
  }
}

type FormEvent = Extract<
  StageEvent,
  { kind: 'typed' | 'withBooking' | 'submitted' | 'wrong' | 'nobodyThere' }
>;

function nextForm(form: Form, event: FormEvent): Form {
  switch (event.kind) {
    case 'typed':
    case 'withBooking': {
      if (form.sending !== null) return form;
      const change = event.kind === 'typed' ? { [event.field]: event.value } : { withBooking: event.value };
      return { ...form, typed: { ...form.typed, ...change }, tried: null };
    }
    case 'submitted':
      return form.sending === null ? { ...form, sending: event.key, tried: event.key, problem: null } : form;
    case 'wrong':
      return {
        ...form,
        sending: null,
        tried: null,
        problem: { ...event.problem, attempt: (form.problem?.attempt ?? 0) + 1 },
      };
    case 'nobodyThere':
      return { ...form, purpose: 'offline', hours: event.hours, sending: null, tried: null, problem: null };
  }
}

type TalkEvent = Exclude<StageEvent, FormEvent | { kind: 'hours' | 'talks' | 'forgotten' | 'received' }>;

function nextTalk(talk: Talk, event: TalkEvent): Talk {
  switch (event.kind) {
    case 'snapshot':
      return withSnapshot(talk, event.conversation);
    case 'pushed':
      return withEvent(talk, event.event);
    case 'drafted':
      return talk.draft === event.text ? talk : { ...talk, draft: event.text };
    case 'queued': {
      const known = talk.unsent.some(({ key }) => key === event.key);
      if (talk.state === 'ended' || known || event.text.trim() === '') return talk;
      const { key, text, at } = event;
      return { ...talk, draft: '', unsent: [...talk.unsent, { key, text: text.trim(), at, refused: null }] };
    }
    case 'sent':
      return withMessages(talk, [event.message]);
    case 'notSent':
      return withRefusal(talk, event.key, event.reason);
    case 'sendAgain':
      return withRefusal(talk, event.key, null);
    case 'takeBack': {
      // Puts the text back into the input to be reworded, keeping what is already there.
      const taken = talk.unsent.find(({ key, refused }) => key === event.key && refused !== null);
      if (!taken) return talk;
      const draft = [taken.text, talk.draft].filter(Boolean).join('\n');
      return { ...talk, draft, unsent: talk.unsent.filter((message) => message !== taken) };
    }
    case 'looked': {
      const read = newest(talk.messages);
      return read <= talk.read ? talk : { ...talk, read };
    }
    case 'quiet':
      return talk.typing === null ? talk : { ...talk, typing: null };
    case 'askEnd':
      return talk.state === 'ended' || talk.ending ? talk : { ...talk, ending: true };
    case 'stay':
      return talk.ending ? { ...talk, ending: false } : talk;
    case 'ended':
      return talk.state === 'ended' ? talk : { ...talk, state: 'ended', typing: null, ending: false };
  }
}

function withRefusal(talk: Talk, key: string, refused: string | null): Talk {
  if (!talk.unsent.some((message) => message.key === key)) return talk;
  return {
    ...talk,
    unsent: talk.unsent.map((message) => (message.key === key ? { ...message, refused } : message)),
  };
}

function sameLine(before: Conversation['line'], now: Conversation['line']): boolean {
  if (before.kind !== now.kind) return false;
  return before.kind !== 'wait' || now.kind !== 'wait' || before.text === now.text;
}
