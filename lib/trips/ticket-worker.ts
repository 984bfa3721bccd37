/**
 * A task for the worker of the tickets (`public/sw.js`): keep a ticket for the quay, update an existing copy, or delete the tickets of
 * a booking.
 */
export type TicketTask = { kind: 'keep' | 'renew'; url: string } | { kind: 'forget'; reference: string };

/** @returns whether the ticket is kept now; false without a worker. */
export async function postToTicketWorker(
  task: TicketTask,
  registration?: ServiceWorkerRegistration,
): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const found =
    registration ??
    (await navigator.serviceWorker.getRegistrations()).find(({ scope }) => scope.endsWith('/booking/ticket'));
  const worker = found?.installing ?? found?.waiting ?? found?.active;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(task, [port2]);
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
  });
}
