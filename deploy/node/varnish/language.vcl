# Written by `node scripts/varnish-rules.ts`; change the source and run it again.
# Source: lib/i18n/shared-cache-language.ts.

# The language of a page whose address has none. These rules cover only clear cases of what the middleware decides
# (lib/i18n/negotiate.ts): if the language isn't certain ("ask"), the request goes to the site, which serves or redirects.
sub page_language {
    unset req.http.X-Page-Language;
    if (req.http.User-Agent ~ "(?i)bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|preview|lighthouse|headlesschrome.*prerender") {
        set req.http.X-Page-Language = "el";
        return;
    }
    if (req.http.Cookie ~ "NEXT_LOCALE.*NEXT_LOCALE") {
        set req.http.X-Page-Language = "ask";
        return;
    }
    if (req.http.Cookie ~ "(^|; )NEXT_LOCALE=el(;|$)") {
        set req.http.X-Page-Language = "el";
        return;
    }
    if (req.http.Cookie ~ "NEXT_LOCALE") {
        set req.http.X-Page-Language = "ask";
        return;
    }
    if (req.http.Sec-Fetch-Site == "same-origin") {
        set req.http.X-Page-Language = "el";
        return;
    }
    if (req.http.Accept-Language ~ "(?i)q=([2-9]|1\.0*[1-9]|[0-9][0-9])") {
        set req.http.X-Page-Language = "ask";
        return;
    }
    if (req.http.Accept-Language ~ "(?i)^el(-[a-z0-9]+)*(,|$)") {
        set req.http.X-Page-Language = "el";
        return;
    }
    if (req.http.Accept-Language !~ "[a-zA-Z]") {
        set req.http.X-Page-Language = "el";
        return;
    }
    set req.http.X-Page-Language = "ask";
}
