import { down, talkOf, up, type Running } from './running.ts';

/**
 * Sends queued messages one after the other until the queue is empty. Each has a key, so that a retry after a lost
 * response doesn't post it twice.
 */
export async function deliver(run: Running, token: string): Promise<void> {
  for (;;) {
    const next = talkOf(run, token)?.unsent.find(({ refused }) => refused === null);
    if (!next) return;
    const { key, text } = next;
    const answer = await run.api.sendMessage(token, { key, text });
    if (!talkOf(run, token)) return;
    switch (answer.kind) {
      case 'ok':
        run.send(up);
        run.patience.succeeded();
        // Sets the key even if the desk's response lacks it: otherwise the queued message would be sent for ever.
        run.send({ kind: 'sent', message: { ...answer.value, key } });
        break;
      case 'wait':
        run.send({ kind: 'line', line: { kind: 'wait', text: answer.refusal.text } });
        await run.patience.wait(answer.ms);
        break;
      case 'away':
        run.send(down);
        await run.patience.wait();
        break;
      case 'refused': {
        const { code, text: reason } = answer.refusal;
        if (code === 'token_unknown') return run.send({ kind: 'forgotten' });
        run.send({ kind: 'notSent', key, reason });
        if (code === 'ended') run.send({ kind: 'ended' });
      }
    }
  }
}
