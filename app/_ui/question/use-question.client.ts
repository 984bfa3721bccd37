'use client';

import { useEffect, useRef, useState } from 'react';

export type QuestionPorts = { from: string; destination: string | null };

/**
 * Which ports the question inside of an element asks about, for a board that answers *now* in place. `box` and `onChange` belong to
 * that element: the form is rendered by the server.
 */
export function useQuestion(initial: QuestionPorts) {
  const [asked, setAsked] = useState(initial);
  const box = useRef<HTMLDivElement>(null);
  const onChange = () => {
    const form = box.current?.querySelector('form');
    if (!form) return;
    delete form.dataset.late;
    const answers = new FormData(form);
    const from = String(answers.get('from'));
    const destination = String(answers.get('destination')) || null;
    setAsked((now) => (now.from === from && now.destination === destination ? now : { from, destination }));
  };
  // Ports may have been chosen before this script came.
  useEffect(onChange, []);
  return { asked, box, onChange };
}
