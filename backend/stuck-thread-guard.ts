import { Worker } from 'node:worker_threads';

const BEAT_MS = 500;

/**
 * Ends this process when its main thread has been stuck for twenty seconds, so that its supervisor (systemd, a container) restarts
 * it. `npm start` also checks from outside, and sooner. @returns a function that stops the watch.
 */
export function endWhenStuck(): () => void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS);
  timer.unref();
  const guard = new Worker(new URL('./stuck-thread-guard-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: beats,
  });
  guard.unref();
  return () => {
    clearInterval(timer);
    void guard.terminate();
  };
}
