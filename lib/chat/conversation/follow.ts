import { readEventStream } from './line/event-stream.ts';
import { parseEvent } from './line/parse.ts';
import { down, talkOf, up, type Running } from './running.ts';
import { newest } from './talk.ts';

/** A stream that lived so long was no failure: the next one may be opened at once. */
const PROVEN_MS = 5_000;

/**
 * Listens to what the desk tells, and comes back after every break with what is missing (`after=`); how it stands
 * and how far staff have got the desk tells first of all. Also after the end, because staff may open it again. `signal` ends it.
 */
export async function follow(run: Running, token: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const talk = talkOf(run, token);
    if (!talk || signal.aborted) return;
    const openedAt = run.now().getTime();
    const opened = await open(run, token, newest(talk.messages), signal);
    if (signal.aborted) return;
    if (opened === 'unknown') return run.send({ kind: 'forgotten' });
    if (opened === 'away') run.send(down);
    else {
      run.send(up);
      // Others that wait for the network need not wait longer.
      run.patience.wake();
      await listen(run, opened);
      if (run.now().getTime() - openedAt > PROVEN_MS) run.patience.succeeded();
    }
    if (signal.aborted || !talkOf(run, token)) return;
    await run.patience.wait();
  }
}

async function open(
  run: Running,
  token: string,
  after: number,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | 'unknown' | 'away'> {
  try {
    const answer = await run.doors.events(token, after, signal);
    if (answer.status === 401) return 'unknown';
    return answer.ok && answer.body ? answer.body : 'away';
  } catch {
    // No network: the state of the line says so.
    return 'away';
  }
}

async function listen(run: Running, body: ReadableStream<Uint8Array>): Promise<void> {
  try {
    await readEventStream(body, (data) => {
      const event = parseEvent(data);
      if (event) run.send({ kind: 'told', event });
    });
  } catch {
    // Broken or silent: it is opened again, and only when that fails somebody is told.
  }
}
