vcl 4.1;

# The cache in front of several sites (docs/deploy-node.md). It stores responses that Next marks as shareable, under the tags from
# the site, until the site purges a tag. It listens on two addresses: one for visitors, and one for purges by the sites, which must
# not be reachable from outside (`-a :8080 -a purge=:8081`).
import directors;
import std;
import var;
import xkey;

include "addresses.vcl";
include "backends.vcl";
include "language.vcl";
include "compression.vcl";

sub vcl_init {
    new sites = directors.shard();
    sites.add_backend(site_1);
    sites.add_backend(site_2);
    sites.reconfigure();
    new unprobed = directors.shard();
    unprobed.add_backend(site_1_unprobed);
    unprobed.add_backend(site_2_unprobed);
    unprobed.reconfigure();
    # Without an initial value, comparisons with it would always be false.
    var.global_set("last-purge", "none");
}

sub vcl_recv {
    unset req.http.X-Page-Language;
    unset req.http.X-Page-Url;
    unset req.http.X-Purged;
    unset req.http.X-Repeatable;
    call address_kind;
    # Merges repeated headers, as the site does.
    std.collect(req.http.Cookie, "; ");
    std.collect(req.http.Accept-Language, ", ");
    if (local.socket == "purge") {
        call purge_tags;
    }
    call choose_compression;
    if (req.method == "PURGE") {
        return (synth(405));
    }
    # Selects the site for this request.
    set req.http.X-Turn = req.xid;
    set req.backend_hint = sites.backend(by=KEY, key=sites.key(req.http.X-Turn));
    # How long an expired page may be served if a site is healthy; if none is, until the end of its grace period.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    } else {
        set req.backend_hint = unprobed.backend(by=KEY, key=unprobed.key(req.http.X-Turn));
    }
    # The Studio connects to the lake over WebSockets.
    if (req.http.Upgrade ~ "(?i)websocket") {
        return (pipe);
    }
    call mark_repeatable;
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization || req.http.Cookie ~ "__prerender_bypass") {
        return (pass);
    }
    # Next's internal regeneration, forms, and anything with a body.
    if (req.http.X-Prerender-Revalidate || req.http.Next-Action || req.http.Content-Type || req.http.Content-Length || req.http.Transfer-Encoding) {
        return (pass);
    }
    # Names of built files and of flight data change with their content.
    if (req.url ~ "^/(_next/static|_flight)/") {
        return (hash);
    }
    call pages_only;
    return (hash);
}

# Forms, bookings and payments have an idempotency key (or a digest of the content as one), so repeating them is harmless; so are
# the lake's publish webhooks. Their bodies are buffered, so that they can be sent to the other site if the first one has just gone
# down. This excludes what is passed on to services (Studio, lake, desk and chat) and large bodies, such as the file of an
# application.
sub mark_repeatable {
    if (req.method == "POST" && req.http.X-Address-Kind != "passed-on" && req.http.Content-Length ~ "^[0-9]{1,5}$") {
        if (std.cache_req_body(100KB)) {
            set req.http.X-Repeatable = "yes";
        }
    }
}

# Passes everything but pages that visitors can share. The same rules as in lib/page-cache/cache-key.ts.
sub pages_only {
    if (req.http.X-Address-Kind != "page") {
        return (pass);
    }
    if (!req.http.RSC && (req.http.Next-Router-Prefetch || req.http.Next-Router-Segment-Prefetch || req.http.Next-Router-State-Tree || req.http.Next-Url)) {
        return (pass);
    }
    call page_url;
    if (req.http.X-Page-Url ~ "\?" && !(req.http.RSC && req.http.X-Page-Url ~ "\?_rsc=[^&]*$")) {
        return (pass);
    }
    call address_language;
    if (req.http.X-Address-Language) {
        set req.http.X-Page-Language = req.http.X-Address-Language;
    } else {
        call page_language;
    }
    if (req.http.X-Page-Language == "ask") {
        return (pass);
    }
}

# PURGE with `X-Stale-Tags: a b c`; with `X-Stale: soon` a page may be served once more while it is regenerated.
sub purge_tags {
    if (req.method != "PURGE" || !req.http.X-Stale-Tags) {
        return (synth(405));
    }
    # First, so that responses being fetched now aren't stored (vcl_backend_response).
    var.global_set("last-purge", req.xid);
    if (req.http.X-Stale == "soon") {
        set req.http.X-Purged = "" + xkey.softpurge(req.http.X-Stale-Tags);
    } else {
        set req.http.X-Purged = "" + xkey.purge(req.http.X-Stale-Tags);
    }
    return (synth(200, "Purged"));
}

sub vcl_hash {
    hash_data(req.http.Host);
    hash_data("compression " + req.http.X-Compression);
    if (req.http.X-Page-Language) {
        hash_data(req.http.X-Page-Url);
        hash_data(req.http.X-Page-Language);
        # What responses for Next's router vary by.
        hash_data("rsc " + req.http.RSC);
        hash_data("prefetch " + req.http.Next-Router-Prefetch);
        hash_data("segment " + req.http.Next-Router-Segment-Prefetch);
        hash_data("tree " + req.http.Next-Router-State-Tree);
        hash_data("url " + req.http.Next-Url);
    } else {
        hash_data(req.url);
    }
    return (lookup);
}

sub vcl_pipe {
    if (req.http.Upgrade) {
        set bereq.http.Upgrade = req.http.Upgrade;
        set bereq.http.Connection = req.http.Connection;
    }
    return (pipe);
}

sub vcl_backend_fetch {
    var.set("purge-before", var.global_get("last-purge"));
    # A retry goes to the other site: the first may have gone down before its probe has noticed.
    if (bereq.retries > 0) {
        set bereq.backend = sites.backend(by=KEY, key=sites.key(bereq.http.X-Turn), alt=bereq.retries);
        if (!std.healthy(bereq.backend)) {
            set bereq.backend = unprobed.backend(by=KEY, key=unprobed.key(bereq.http.X-Turn), alt=bereq.retries);
        }
    }
    call request_compression;
    unset bereq.http.X-Turn;
    unset bereq.http.X-Address-Kind;
    unset bereq.http.X-Address-Language;
    unset bereq.http.X-Page-Path;
    unset bereq.http.X-Page-Url;
}

sub vcl_backend_response {
    # The site may be going down. Retries only repeatable requests, before anything was sent to the client.
    if (beresp.status >= 502 && beresp.status <= 504 && bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.http.X-Repeatable)) {
        return (retry);
    }
    # An existing page, even an old one, is better than an error.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    # Event streams are passed on without buffering.
    if (beresp.http.Content-Type ~ "^(text/event-stream|application/x-ndjson)") {
        set beresp.do_gzip = false;
        set beresp.do_stream = true;
        set beresp.uncacheable = true;
        return (deliver);
    }
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (bereq.url ~ "^/(_next/static|_flight)/" && beresp.status == 200) {
        set beresp.ttl = 1d;
        set beresp.grace = 1d;
        return (deliver);
    }
    # Responses that Next serves while it regenerates the page, and responses requested before a purge, are only for waiting
    # clients.
    if (beresp.http.X-Nextjs-Cache == "STALE" || var.get("purge-before") != var.global_get("last-purge")) {
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        # Marks the object uncacheable for a second, so that requests for it aren't serialised.
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        set beresp.grace = 0s;
        return (deliver);
    }
    if (!beresp.http.Cache-Tag || beresp.http.Cache-Control !~ "s-maxage=" || beresp.http.Cache-Control ~ "private|no-store|no-cache" || beresp.http.Set-Cookie || (beresp.status != 200 && beresp.status != 301 && beresp.status != 308 && beresp.status != 404 && beresp.status != 410)) {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
    # The cache key already covers more than Vary does.
    unset beresp.http.Vary;
    set beresp.http.xkey = regsuball(beresp.http.Cache-Tag, ",", " ");
    set beresp.grace = 24h;
    set beresp.do_gzip = !beresp.http.Content-Encoding;
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.http.X-Repeatable)) {
        return (retry);
    }
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    # Only for waiting clients. By default Varnish would serve it to everybody for some seconds.
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    set beresp.body = {"<!doctype html>
<html lang="el">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Meltemi Lines</title>
<style>body{max-width:36rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.55 system-ui,sans-serif}</style>
<main>
<h1>Επιστρέφουμε σε λίγο</h1>
<p>Η σελίδα δεν είναι διαθέσιμη αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα λεπτά.</p>
<div lang="en">
<h2>Back in a moment</h2>
<p>This page is not available right now. Please try again in a few minutes.</p>
</div>
</main>
"};
    return (deliver);
}

sub vcl_deliver {
    # Only for the operator's own caches.
    unset resp.http.Cache-Tag;
    unset resp.http.xkey;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    unset resp.http.X-Nextjs-Cache;
    if (req.http.X-Page-Language && resp.http.Cache-Control ~ "s-maxage=") {
        # Caches further out can't be purged.
        set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
        unset resp.http.Age;
        if (!req.http.X-Address-Language) {
            set resp.http.Vary = "Accept-Encoding, Accept-Language, Cookie, RSC";
        } else {
            set resp.http.Vary = "Accept-Encoding, RSC";
        }
    }
    if (obj.hits > 0) {
        # The id of the original request would be misleading.
        unset resp.http.X-Request-Id;
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}

sub vcl_synth {
    set resp.http.X-Purged = req.http.X-Purged;
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.body = resp.reason;
    return (deliver);
}
