import { languageRules } from '#lib/i18n/shared-cache-language.ts';
import {
  addressPatterns,
  marketingNames,
  prefixedLocales,
  prefixPattern,
} from '#lib/routes/page-addresses.ts';

export const VARNISH_FOLDER = 'deploy/node/varnish';

const NOTE = '# Written by `node scripts/varnish-rules.ts`; change the source and run it again.';

/** The generated parts of the Varnish configuration, by file name. */
export function varnishRules(): Record<string, string> {
  return { 'addresses.vcl': addresses(), 'language.vcl': language() };
}

function addresses(): string {
  return `${NOTE}
# Source: lib/routes/page-addresses.ts.

# Classifies an address: "page" may be shared between visitors, "personal" is a page for one visitor only, "passed-on" belongs to a
# service with its own caching rules, and "other" is anything else.
sub address_kind {
    set req.http.X-Page-Path = regsub(req.url, "\\?.*$", "");
    if (req.http.X-Page-Path ~ "${addressPatterns.passedOn}") {
        set req.http.X-Address-Kind = "passed-on";
    } else if (req.http.X-Page-Path ~ "${addressPatterns.withoutLanguage}" || req.http.X-Page-Path !~ "${addressPatterns.page}") {
        set req.http.X-Address-Kind = "other";
    } else if (req.http.X-Page-Path ~ "${addressPatterns.personal}") {
        set req.http.X-Address-Kind = "personal";
    } else {
        set req.http.X-Address-Kind = "page";
    }
}

# The address without campaign parameters, which only the tag manager reads, in the browser.
sub page_url {
    set req.http.X-Page-Url = regsuball(req.url, "(?<=[?&])(${marketingNames})=[^&]*(&|$)", "");
    set req.http.X-Page-Url = regsub(req.http.X-Page-Url, "[?&]$", "");
}

# The language in an address; none for the default language, whose addresses have no prefix.
sub address_language {
    unset req.http.X-Address-Language;
${prefixedLocales
  .map(
    (locale) => `    if (req.http.X-Page-Path ~ "${prefixPattern(locale)}") {
        set req.http.X-Address-Language = "${locale}";
    }`,
  )
  .join('\n')}
}
`;
}

function language(): string {
  const rules = languageRules.map(
    ({ header, operator, value, language: answer }) => `    if (req.http.${header} ${operator} "${value}") {
        set req.http.X-Page-Language = "${answer}";
        return;
    }
`,
  );
  return `${NOTE}
# Source: lib/i18n/shared-cache-language.ts.

# The language of a page whose address has none. These rules cover only clear cases of what the middleware decides
# (lib/i18n/negotiate.ts): if the language isn't certain ("ask"), the request goes to the site, which serves or redirects.
sub page_language {
    unset req.http.X-Page-Language;
${rules.join('')}    set req.http.X-Page-Language = "ask";
}
`;
}
