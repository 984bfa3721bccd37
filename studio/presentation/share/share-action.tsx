import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { isPageType } from '#lib/routes/document-path.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { ShareDialog } from './share-dialog.tsx';

/** In the menu of every document that has a page: a link with which a colleague without an account sees the draft. */
export const ShareAction: DocumentActionComponent = ({ id, type }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!isPageType(type)) return null;
  return {
    label: t('preview.share'),
    icon: Link2,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: t('preview.shareTitle'),
      width: 'medium',
      onClose: () => setOpen(false),
      content: <ShareDialog id={id} type={type} />,
    },
  };
};
