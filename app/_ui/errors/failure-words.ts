import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };

/** Only these few words of the messages, for the error page: bundlers keep what is named here and drop the rest. */
export const failureWords = {
  el: {
    title: el.common.errors.failedTitle,
    text: el.common.errors.failedText,
    retry: el.common.errors.retry,
    home: el.common.errors.toHome,
  },
  en: {
    title: en.common.errors.failedTitle,
    text: en.common.errors.failedText,
    retry: en.common.errors.retry,
    home: en.common.errors.toHome,
  },
} as const;
