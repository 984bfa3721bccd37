# Whether a page without a language in its address may be answered in Greek from memory. Deliberately a part of what the middleware
# decides (lib/i18n/negotiate.ts), never more: whoever is not surely Greek is passed to the site, which serves or redirects. So
# an English traveller never gets a Greek page from here, and a Greek one loses at most the speed.
# tests/unit/deploy/front-language.test.ts reads these lines and compares them with the middleware: one condition a line.
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
