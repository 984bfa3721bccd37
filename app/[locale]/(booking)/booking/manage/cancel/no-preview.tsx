import { getTranslations } from 'next-intl/server';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import type { Result } from '#lib/reservations/client.server.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { NoteNotice } from '#app/[locale]/(booking)/booking/manage/_shared/note-notice.tsx';
import styles from './cancel.module.css';

/** Why this much cannot be given up, in the service's own sentence; the other choices stay above. */
export async function NoPreview({ answer }: { answer: Result<unknown> }) {
  const t = await getTranslations('common.booking.cancel');
  if (answer.kind === 'ok') return null;
  const problem = answer.kind === 'refused' ? answer.problem : null;
  if (problem?.code !== 'rule_violation' && problem?.code !== 'state_conflict')
    return <NoteNotice note={refusalNote(problem?.code, 'closed')} />;
  const sentences = problem.errors?.map(({ message }) => message) ?? [problem.detail];
  return (
    <div className={styles.refused}>
      <Notice tone="warn" title={t('notThis')} announce>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </div>
  );
}
