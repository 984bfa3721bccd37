'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { TriangleAlert } from '#app/_ui/icon/icons.tsx';
import { Toaster } from '#app/_ui/toast/toaster.client.tsx';

type Props = { message: string; textKey: string; onClose: () => void };

/** Not the newsletter's toaster, which may be on the same page. */
const PLACE = 'search';
/** Same duration as every toast of the site (specification, section 9). */
const SHOWN_MS = 3_000;

/** C10: an alert of the form's state as a toast; when it closes, the state is updated. Loaded with the first alert. */
export default function SearchAlert({ message, textKey, onClose }: Props) {
  const t = useTranslations('common.booking.search');
  const text = message || (textKey === 'needsDestination' ? t('alert.needsDestination') : '');
  useEffect(() => {
    if (text === '') return;
    const id = toast(text, {
      // One at a time: a repeated alert replaces the previous one.
      id: PLACE,
      toasterId: PLACE,
      duration: Infinity,
      icon: <TriangleAlert />,
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    });
    const leaving = setTimeout(onClose, SHOWN_MS);
    return () => {
      clearTimeout(leaving);
      toast.dismiss(id, PLACE);
    };
  }, [text, onClose]);
  return <Toaster place={PLACE} />;
}
