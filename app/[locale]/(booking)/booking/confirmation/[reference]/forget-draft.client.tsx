'use client';

import { useEffect } from 'react';
import { forgetDetailsDraft } from '#app/[locale]/(booking)/booking/travellers/use-details-draft.ts';

/** The booking is complete: removes its draft from this tab. */
export function ForgetDraft() {
  useEffect(forgetDetailsDraft, []);
  return null;
}
