import type { Locale } from '#foundation/text/locales.ts';
import { BellRing, CalendarX, Clock, Globe, Languages, PencilLine } from 'lucide-react';
import type { DocumentBadgeComponent, DocumentBadgeDescription } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import type { English } from '#studio/locale/say.ts';
import { useSay } from '#studio/locale/use-say.ts';
import { useState } from 'react';
import { stateOf, translationCoverage } from '#studio/translation/coverage.ts';
import { moment } from '#studio/schema/presets/preview-words.ts';
import { planOf } from '#studio/schema/presets/schedule-state.ts';
import { alertState, offerState } from './state.ts';

/** The moment at which the document was opened: exact enough for badges. */
function useNow(): Date {
  return useState(() => new Date())[0];
}

/** Whether visitors see the document, and whether they see its newest text. */
const LiveBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const say = useSay();
  const badge = (
    label: English,
    color: DocumentBadgeDescription['color'],
    icon: typeof Globe,
  ): DocumentBadgeDescription => ({ label: say(label), color: color ?? 'primary', icon: typeIcon(icon) });
  if (published === null) return draft === null ? null : badge('Not on the site yet', 'primary', PencilLine);
  return draft === null
    ? badge('Live', 'success', Globe)
    : badge('Live, with changes to publish', 'warning', PencilLine);
};

const OfferBadge: DocumentBadgeComponent = ({ type, draft, published }) => {
  const say = useSay();
  const now = useNow();
  if (type !== 'offer') return null;
  const document = draft ?? published;
  const state = offerState(document?.['validFrom'], document?.['validTo'], now);
  if (state === 'ended') return { label: say('Ended'), color: 'danger', icon: typeIcon(CalendarX) };
  if (state === 'coming') return { label: say('Coming'), color: 'primary', icon: typeIcon(Clock) };
  return null;
};

const AlertBadge: DocumentBadgeComponent = ({ type, published }) => {
  const say = useSay();
  const now = useNow();
  if (type !== 'serviceAlert' || published === null) return null;
  const state = alertState(published['startsAt'], published['endsAt'], now);
  if (state === 'shown') return { label: say('On the site now'), color: 'danger', icon: typeIcon(BellRing) };
  return state === 'over' ? { label: say('Over'), color: 'primary', icon: typeIcon(CalendarX) } : null;
};

const ScheduleBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const say = useSay();
  const now = useNow();
  const plan = planOf(draft, published, now);
  if (plan.kind === 'none' || plan.kind === 'missed') return null;
  if (plan.kind === 'failed') {
    return { label: say('The plan could not be kept'), color: 'danger', icon: typeIcon(CalendarX) };
  }
  const at = moment(plan.at) ?? plan.at;
  return {
    label: plan.kind === 'publishes' ? say('Goes live {at}', { at }) : say('Goes offline {at}', { at }),
    color: 'primary',
    icon: typeIcon(Clock),
  };
};

const TranslationBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const say = useSay();
  const document = draft ?? published;
  if (document === null) return null;
  const rows = translationCoverage(document, published ?? undefined);
  const words: Record<Locale, { missing: English; outdated: English }> = {
    el: { missing: 'Greek missing', outdated: 'Greek outdated' },
    en: { missing: 'English missing', outdated: 'English outdated' },
  };
  for (const language of ['en', 'el'] as const) {
    const state = stateOf(rows, language);
    if (state !== 'there') {
      return { label: say(words[language][state]), color: 'warning', icon: typeIcon(Languages) };
    }
  }
  return null;
};

export const documentBadges: readonly DocumentBadgeComponent[] = [
  LiveBadge,
  ScheduleBadge,
  OfferBadge,
  AlertBadge,
  TranslationBadge,
];
