import { workerData } from 'node:worker_threads';

const CHECK_EVERY_MS = 1_000;
/** Counts checks rather than seconds by the clock: while a machine sleeps, no checks run. */
const MAX_SILENT_CHECKS = 20;

if (!(workerData instanceof Int32Array))
  throw new Error('backend/stuck-thread-guard-worker.ts only runs as a worker');
const beats = workerData;
let last = -1;
let silent = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent < MAX_SILENT_CHECKS) return;
  console.error(`The main thread was stuck for ${MAX_SILENT_CHECKS} seconds; ending the process.`);
  process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
