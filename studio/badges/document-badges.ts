import { type Locale, locales } from '#foundation/text/locales.ts';
import { BellRing, CalendarX, Clock, Globe, Languages, PencilLine } from 'lucide-react';
import type { DocumentBadgeComponent, DocumentBadgeDescription } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { hostedProject } from '#studio/hosted-project.ts';
import type { TextKey } from '#studio/locale/text.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useState } from 'react';
import { stateOf, translationCoverage } from '#studio/translation/coverage.ts';
import { moment } from '#studio/schema/presets/preview-texts.ts';
import { planOf } from '#studio/schema/presets/schedule-state.ts';
import { alertState, offerState } from './state.ts';

/** The time at which the document was opened: exact enough for badges. */
function useNow(): Date {
  return useState(() => new Date())[0];
}

/** Whether visitors see the document, and whether they see its newest text. */
const LiveBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const t = useTranslate();
  const badge = (
    label: TextKey,
    color: DocumentBadgeDescription['color'],
    icon: typeof Globe,
  ): DocumentBadgeDescription => ({ label: t(label), color: color ?? 'primary', icon: typeIcon(icon) });
  if (published === null)
    return draft === null ? null : badge('structure.notOnTheSiteYet', 'primary', PencilLine);
  return draft === null
    ? badge('structure.live', 'success', Globe)
    : badge('structure.liveWithChangesToPublish', 'warning', PencilLine);
};

const OfferBadge: DocumentBadgeComponent = ({ type, draft, published }) => {
  const t = useTranslate();
  const now = useNow();
  if (type !== 'offer') return null;
  const document = draft ?? published;
  const state = offerState(document?.['validFrom'], document?.['validTo'], now);
  if (state === 'ended') return { label: t('structure.ended'), color: 'danger', icon: typeIcon(CalendarX) };
  if (state === 'coming') return { label: t('structure.coming'), color: 'primary', icon: typeIcon(Clock) };
  return null;
};

const AlertBadge: DocumentBadgeComponent = ({ type, published }) => {
  const t = useTranslate();
  const now = useNow();
  if (type !== 'serviceAlert' || published === null) return null;
  const state = alertState(published['startsAt'], published['endsAt'], now);
  if (state === 'shown')
    return { label: t('structure.onTheSiteNow'), color: 'danger', icon: typeIcon(BellRing) };
  return state === 'over'
    ? { label: t('structure.over'), color: 'primary', icon: typeIcon(CalendarX) }
    : null;
};

const ScheduleBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const t = useTranslate();
  const now = useNow();
  const plan = planOf(draft, published, now);
  if (plan.kind === 'none' || plan.kind === 'missed') return null;
  if (plan.kind === 'failed') {
    return { label: t('structure.thePlanCouldNotBeKept'), color: 'danger', icon: typeIcon(CalendarX) };
  }
  const at = moment(plan.at) ?? plan.at;
  return {
    label:
      plan.kind === 'publishes' ? t('structure.goesLiveAt', { at }) : t('structure.goesOfflineAt', { at }),
    color: 'primary',
    icon: typeIcon(Clock),
  };
};

const TranslationBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const t = useTranslate();
  const document = draft ?? published;
  if (document === null) return null;
  const rows = translationCoverage(document, published ?? undefined);
  const words: Record<Locale, { missing: TextKey; outdated: TextKey }> = {
    el: { missing: 'structure.greekMissing', outdated: 'structure.greekOutdated' },
    en: { missing: 'structure.englishMissing', outdated: 'structure.englishOutdated' },
  };
  for (const language of locales.toReversed()) {
    const state = stateOf(rows, language);
    if (state !== 'there') {
      return { label: t(words[language][state]), color: 'warning', icon: typeIcon(Languages) };
    }
  }
  return null;
};

export const documentBadges: readonly DocumentBadgeComponent[] = [
  LiveBadge,
  ...(hostedProject === null ? [ScheduleBadge] : []),
  OfferBadge,
  AlertBadge,
  TranslationBadge,
];
