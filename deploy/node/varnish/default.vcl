vcl 4.1;

# The cache in front of several sites (docs/deploy-node.md). It keeps what Next says is the same for everybody, under the tags that
# the site gives it, until the site says that a tag went stale. Two listening addresses: visitors come to the one, the sites tell
# of stale tags at the other, which must not be reachable from outside (`-a :8080 -a purge=:8081`).
import directors;
import std;
import var;
import xkey;

include "addresses.vcl";
include "backends.vcl";
include "language.vcl";
include "packing.vcl";

sub vcl_init {
    new sites = directors.shard();
    sites.add_backend(site_1);
    sites.add_backend(site_2);
    sites.reconfigure();
    new anyway = directors.shard();
    anyway.add_backend(site_1_anyway);
    anyway.add_backend(site_2_anyway);
    anyway.reconfigure();
    # Nothing compares equal to nothing.
    var.global_set("last-purge", "none");
}

sub vcl_recv {
    unset req.http.X-Page-Language;
    unset req.http.X-Page-Url;
    unset req.http.X-Purged;
    unset req.http.X-Twice;
    call address_kind;
    # The site reads all of them as one.
    std.collect(req.http.Cookie, "; ");
    std.collect(req.http.Accept-Language, ", ");
    if (local.socket == "purge") {
        call purge_tags;
    }
    call packing_asked;
    if (req.method == "PURGE") {
        return (synth(405));
    }
    # Decides which site is asked, the same one for as long as the request lives.
    set req.http.X-Turn = req.xid;
    set req.backend_hint = sites.backend(by=KEY, key=sites.key(req.http.X-Turn));
    # Older than this nobody gets to see while a site can be asked; all of the night it is shown when none can.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    } else {
        set req.backend_hint = anyway.backend(by=KEY, key=anyway.key(req.http.X-Turn));
    }
    # The Studio listens to the lake over WebSockets.
    if (req.http.Upgrade ~ "(?i)websocket") {
        return (pipe);
    }
    call may_be_said_twice;
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization || req.http.Cookie ~ "__prerender_bypass") {
        return (pass);
    }
    # Next asking itself, forms, and anything with a body.
    if (req.http.X-Prerender-Revalidate || req.http.Next-Action || req.http.Content-Type || req.http.Content-Length || req.http.Transfer-Encoding) {
        return (pass);
    }
    # Built files have their content in their name.
    if (req.url ~ "^/_next/static/") {
        return (hash);
    }
    call pages_only;
    return (hash);
}

# Forms, bookings and payments name a key (or their content is one) and do their work once, however often they arrive; what the lake
# says of a publish may be said again. They are kept, so that the other site gets them when the first one has just gone. Not what is
# only passed on (Studio, lake, desk and chat), and nothing large: a file somebody adds to an application goes out once.
sub may_be_said_twice {
    if (req.method == "POST" && req.http.X-Address-Kind != "passed-on" && req.http.Content-Length ~ "^[0-9]{1,5}$") {
        if (std.cache_req_body(100KB)) {
            set req.http.X-Twice = "yes";
        }
    }
}

# Only pages that visitors can share go on; everything else is passed. As server/page-cache/cache-key.ts has it.
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

# PURGE with `X-Stale-Tags: a b c`; `X-Stale: soon` lets a page be shown once more while it is made anew.
sub purge_tags {
    if (req.method != "PURGE" || !req.http.X-Stale-Tags) {
        return (synth(405));
    }
    # First: whatever is being fetched at this moment is not kept (vcl_backend_response).
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
    hash_data("packing " + req.http.X-Packing);
    if (req.http.X-Page-Language) {
        hash_data(req.http.X-Page-Url);
        hash_data(req.http.X-Page-Language);
        # What answers of Next's router differ by.
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
    # Asked once more, it is the other site's turn: the first may have gone a moment ago, before its probe could tell.
    if (bereq.retries > 0) {
        set bereq.backend = sites.backend(by=KEY, key=sites.key(bereq.http.X-Turn), alt=bereq.retries);
        if (!std.healthy(bereq.backend)) {
            set bereq.backend = anyway.backend(by=KEY, key=anyway.key(bereq.http.X-Turn), alt=bereq.retries);
        }
    }
    call packing_fetched;
    unset bereq.http.X-Turn;
    unset bereq.http.X-Address-Kind;
    unset bereq.http.X-Address-Language;
    unset bereq.http.X-Page-Path;
    unset bereq.http.X-Page-Url;
}

sub vcl_backend_response {
    # A site that is just going down. Only what may be asked or said twice, and only before anything was sent on.
    if (beresp.status >= 502 && beresp.status <= 504 && bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.http.X-Twice)) {
        return (retry);
    }
    # A page that is there, also an old one, is better than an error.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    # Streams are handed on as they come.
    if (beresp.http.Content-Type ~ "^(text/event-stream|application/x-ndjson)") {
        set beresp.do_gzip = false;
        set beresp.do_stream = true;
        set beresp.uncacheable = true;
        return (deliver);
    }
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (bereq.url ~ "^/_next/static/" && beresp.status == 200) {
        set beresp.ttl = 1d;
        set beresp.grace = 1d;
        return (deliver);
    }
    # What Next shows once more while it makes the page anew, and what was asked for before a purge, is for whoever waits only.
    if (beresp.http.X-Nextjs-Cache == "STALE" || var.get("purge-before") != var.global_get("last-purge")) {
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        # Kept as a note for a second: others who wait for it must not ask one after the other.
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
    # The key says more than Vary does, and says it the same for everybody.
    unset beresp.http.Vary;
    set beresp.http.xkey = regsuball(beresp.http.Cache-Tag, ",", " ");
    set beresp.grace = 24h;
    set beresp.do_gzip = !beresp.http.Content-Encoding;
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.http.X-Twice)) {
        return (retry);
    }
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    # For whoever waits now only. Left to itself, it would be shown for six seconds to all who come.
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
    # For the caches of the operator only.
    unset resp.http.Cache-Tag;
    unset resp.http.xkey;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    unset resp.http.X-Nextjs-Cache;
    if (req.http.X-Page-Language && resp.http.Cache-Control ~ "s-maxage=") {
        # Nobody purges what caches further out keep.
        set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
        unset resp.http.Age;
        if (!req.http.X-Address-Language) {
            set resp.http.Vary = "Accept-Encoding, Accept-Language, Cookie, RSC";
        } else {
            set resp.http.Vary = "Accept-Encoding, RSC";
        }
    }
    if (obj.hits > 0) {
        # The id of the request that once made it would lead astray.
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
