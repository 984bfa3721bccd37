import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useCurrentLocale, type DocumentActionComponent } from 'sanity';
import { isPageType } from '../page-paths.ts';
import { previewTexts } from '../texts.ts';
import { ShareDialog } from './share-dialog.tsx';

/** In the menu of every document that has a page: a link with which a colleague without an account sees the draft. */
export const ShareAction: DocumentActionComponent = ({ id, type }) => {
  const texts = previewTexts(useCurrentLocale().id === 'el-GR' ? 'el' : 'en');
  const [isOpen, setOpen] = useState(false);
  if (!isPageType(type)) return null;
  return {
    label: texts.share,
    icon: Link2,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: texts.shareTitle,
      width: 'medium',
      onClose: () => setOpen(false),
      content: <ShareDialog id={id} type={type} texts={texts} />,
    },
  };
};
