import type { Consents } from './consents.ts';

type Signal = 'granted' | 'denied';

/** The signals of Google Consent Mode v2 for a choice. Before a choice, all are denied except `security_storage`. */
export function signalsOf({ perfomance, preference, targeting }: Consents) {
  return {
    ad_storage: signal(targeting),
    ad_user_data: signal(targeting),
    ad_personalization: signal(targeting),
    analytics_storage: signal(perfomance),
    functionality_storage: signal(preference),
    personalization_storage: signal(preference),
    security_storage: signal(true),
  } as const;
}

function signal(granted: boolean): Signal {
  return granted ? 'granted' : 'denied';
}
