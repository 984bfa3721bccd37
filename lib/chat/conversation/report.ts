import { talkOf, type Running } from './running.ts';
import { newest } from './talk.ts';

const TYPING_EVERY_MS = 3_000;
const TYPING_ENDS_MS = 4_000;
/** A typing signal expires when nothing follows it. */
const QUIET_AFTER_MS = 8_000;

/**
 * Reports to the desk how far the traveller has read. One request at a time; a failed one is repeated with the next
 * change.
 */
export function createSeenReports(run: Running) {
  let reported = '';
  let underWay = false;
  const report = async (token: string): Promise<void> => {
    const talk = talkOf(run, token);
    if (!talk || underWay) return;
    const seen = { delivered: newest(talk.messages), read: talk.read };
    const now = `${token} ${seen.delivered} ${seen.read}`;
    if (now === reported || seen.delivered === 0) return;
    underWay = true;
    const answer = await run.api.seen(token, seen);
    underWay = false;
    if (answer.kind !== 'ok') return;
    reported = now;
    await report(token);
  };
  return report;
}

/** Reports to staff that the traveller is typing: every three seconds while it lasts, and once when it ends. */
export function createTypingReports(run: Running) {
  let since = 0;
  let end: ReturnType<typeof setTimeout> | undefined;
  const report = (typing: boolean) => {
    const talk = talkOf(run);
    clearTimeout(end);
    since = typing ? run.now().getTime() : 0;
    // Losing it does no harm: the signal expires on the staff's side.
    if (talk && talk.state !== 'ended') void run.api.typing(talk.token, typing);
  };
  return {
    typed(text: string) {
      if (text.trim() === '') return this.stopped();
      if (run.now().getTime() - since >= TYPING_EVERY_MS) report(true);
      clearTimeout(end);
      end = setTimeout(() => report(false), TYPING_ENDS_MS);
    },
    stopped() {
      if (since > 0) report(false);
    },
    /** A sent message implies the end of typing; no report is needed. */
    messageSent() {
      clearTimeout(end);
      since = 0;
    },
  };
}

/** Clears the staff's typing signal when it isn't renewed. Call it with every state. */
export function createQuiet(run: Running) {
  let shown: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (typing: string | null, isNews: boolean) => {
    if (typing === shown && !isNews) return;
    shown = typing;
    clearTimeout(timer);
    if (typing !== null) timer = setTimeout(() => run.send({ kind: 'quiet' }), QUIET_AFTER_MS);
  };
}
