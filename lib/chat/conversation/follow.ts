import { readEventStream } from './line/event-stream.ts';
import { parseEvent } from './line/parse.ts';
import { down, talkOf, up, type Running } from './running.ts';
import { newest } from './talk.ts';

/** A stream that lasted this long worked, so the next one may be opened at once. */
const PROVEN_MS = 5_000;

/**
 * Listens to the desk's events and reconnects after every break, requesting what is missing (`after=`). The stream
 * starts with the conversation's state and read marks. It goes on after the end, because staff may reopen the
 * conversation. `signal` stops it.
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
      // Other requests that wait for the network needn't wait any longer.
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
    const answer = await run.api.events(token, after, signal);
    if (answer.status === 401) return 'unknown';
    return answer.ok && answer.body ? answer.body : 'away';
  } catch {
    // No network: the connection state shows that.
    return 'away';
  }
}

async function listen(run: Running, body: ReadableStream<Uint8Array>): Promise<void> {
  try {
    await readEventStream(body, (data) => {
      const event = parseEvent(data);
      if (event) run.send({ kind: 'pushed', event });
    });
  } catch {
    // Broken or silent: it is reopened, and only a failure to do so is shown.
  }
}
