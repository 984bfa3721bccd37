import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { listenToPages, type PageRead } from '#lib/page-cache/page-notes.ts';

/** A question that a page was made from, and the hash of its answer. */
export type RecordedRead = { read: PageRead; answer: string };

/** What a page noted while it was rendered. */
export type PageRecord = {
  reads: RecordedRead[];
  /** It has something that is for one visitor only. */
  isPersonal: boolean;
  /** It lacks something that couldn't be read. */
  hasProblem: boolean;
};

const scope = new AsyncLocalStorage<PageRecord>();

/** Runs `work`, and records what the pages note that it renders. Call `startRecording` once before. */
export async function recordPage<T>(work: () => Promise<T>): Promise<{ result: T; record: PageRecord }> {
  const record: PageRecord = { reads: [], isPersonal: false, hasProblem: false };
  const result = await scope.run(record, work);
  return { result, record };
}

export function startRecording(): void {
  listenToPages((note) => {
    const record = scope.getStore();
    if (record === undefined) return;
    switch (note.kind) {
      case 'read':
        record.reads.push({ read: note.read, answer: hashOfAnswer(note.answer) });
        return;
      case 'personal':
        record.isPersonal = true;
        return;
      case 'problem':
        record.hasProblem = true;
    }
  });
}

export function hashOfAnswer(answer: string): string {
  return hash('sha256', answer, 'base64url');
}
