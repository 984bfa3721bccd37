'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '#app/_ui/interaction/when-idle.ts';

/**
 * A task for the worker (`public/sw.js`): keep this ticket for the quay, update an existing copy, or delete the tickets
 * of a booking that has none any more.
 */
type Task = { kind: 'keep' | 'renew'; url: string } | { kind: 'forget'; reference: string };

type Props = { task: Task; /** Shown once the ticket is stored. */ saved?: string };

/** Sends the task when the page is idle. In a browser without workers, or one that refuses, only the copy is missing. */
export function SavedTicket({ task, saved }: Props) {
  const [isKept, setKept] = useState(false);
  const key = JSON.stringify(task);
  useEffect(() => whenIdle(() => void postToWorker(JSON.parse(key)).then(setKept, () => undefined)), [key]);
  return saved ? <output>{isKept ? saved : null}</output> : null;
}

async function postToWorker(task: Task): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  // Its scope is only the ticket page.
  const registration =
    task.kind === 'keep'
      ? await navigator.serviceWorker.register('/sw.js', {
          scope: new URL(task.url, location.href).pathname,
          updateViaCache: 'none',
        })
      : (await navigator.serviceWorker.getRegistrations()).find(({ scope }) =>
          scope.endsWith('/booking/ticket'),
        );
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
  if (!worker) return false;
  // With a ticket on the device, the other pages say without a connection what it has.
  if (task.kind === 'keep')
    void navigator.serviceWorker
      .register(`/offline.js?lang=${document.documentElement.lang}`, { scope: '/', updateViaCache: 'none' })
      .catch(() => undefined);
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(task, [port2]);
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
  });
}
