# Written by `node scripts/varnish-rules.ts`; change the source and run it again.
# Source: lib/routes/page-addresses.ts.

# Classifies an address: "page" may be shared between visitors, "personal" is a page for one visitor only, "passed-on" belongs to a
# service with its own caching rules, and "other" is anything else.
sub address_kind {
    set req.http.X-Page-Path = regsub(req.url, "\?.*$", "");
    if (req.http.X-Page-Path ~ "^/(?:studio|lake|desk|chat|image|_next|_flight)(?:/|$)") {
        set req.http.X-Address-Kind = "passed-on";
    } else if (req.http.X-Page-Path ~ "^/(?:studio|lake|desk|chat|api|image|_next|_flight)(?:/|$)" || req.http.X-Page-Path !~ "^(?:/|(?:/[\w-]+)+)$") {
        set req.http.X-Address-Kind = "other";
    } else if (req.http.X-Page-Path ~ "^(?:/(?:el|en))?/(?:booking|settings)(?:/|$)") {
        set req.http.X-Address-Kind = "personal";
    } else {
        set req.http.X-Address-Kind = "page";
    }
}

# The address without campaign parameters, which only the tag manager reads, in the browser.
sub page_url {
    set req.http.X-Page-Url = regsuball(req.url, "(?<=[?&])(utm_\w+|gclid|gbraid|wbraid|gclsrc|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_ga|_gl)=[^&]*(&|$)", "");
    set req.http.X-Page-Url = regsub(req.http.X-Page-Url, "[?&]$", "");
}

# The language in an address; none for the default language, whose addresses have no prefix.
sub address_language {
    unset req.http.X-Address-Language;
    if (req.http.X-Page-Path ~ "^/en(?:/|$)") {
        set req.http.X-Address-Language = "en";
    }
}
