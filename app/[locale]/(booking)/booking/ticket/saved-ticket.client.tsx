'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '#app/_ui/interaction/when-idle.ts';
import { postToTicketWorker, type TicketTask } from '#lib/trips/ticket-worker.ts';

type Props = { task: TicketTask; /** Shown once the ticket is stored. */ saved?: string };

/** Sends the task when the page is idle. In a browser without workers, or one that refuses, only the copy is missing. */
export function SavedTicket({ task, saved }: Props) {
  const [isKept, setKept] = useState(false);
  const key = JSON.stringify(task);
  useEffect(() => whenIdle(() => void postToWorker(JSON.parse(key)).then(setKept, () => undefined)), [key]);
  return saved ? <output>{isKept ? saved : null}</output> : null;
}

async function postToWorker(task: TicketTask): Promise<boolean> {
  if (task.kind !== 'keep' || !('serviceWorker' in navigator)) return postToTicketWorker(task);
  // Its scope is only the ticket page.
  const registration = await navigator.serviceWorker.register('/sw.js', {
    scope: new URL(task.url, location.href).pathname,
    updateViaCache: 'none',
  });
  // With a ticket on the device, the other pages say without a connection what it has.
  void navigator.serviceWorker
    .register(`/offline.js?lang=${document.documentElement.lang}`, { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined);
  return postToTicketWorker(task, registration);
}
