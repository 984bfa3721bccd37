'use client';

import { useEffect } from 'react';
import { forgetDetailsDraft } from '../travellers/use-details-draft.ts';

/** The booking is made: what was typed for it leaves this tab. */
export function ForgetDraft() {
  useEffect(forgetDetailsDraft, []);
  return null;
}
