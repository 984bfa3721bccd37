/** A thread beside the queries of a query process: ends the process if the lake is gone, even in the middle of a query. */
const CHECK_EVERY_MS = 1_000;

const lake = process.ppid;
setInterval(() => {
  if (process.ppid !== lake) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
