# Compression of responses. Varnish stores gzip and unpacks it for clients that accept neither. It can't compress with Brotli, which
# makes pages two fifths smaller (docs/decisions/052-brotli-in-the-shared-cache.md): the site does, and Varnish stores that as a second
# variant.

# Browsers list `br` without a weight. Other clients get gzip, which is larger but always correct.
sub choose_compression {
    unset req.http.X-Compression;
    if (req.http.Accept-Encoding ~ "(?i)(^|[, ])br *(,|$)") {
        set req.http.X-Compression = "br";
    }
}

# Only for cacheable responses; passed requests keep the visitor's own header. Varnish has set it to "gzip" by now.
sub request_compression {
    if (bereq.http.X-Compression && !bereq.uncacheable) {
        set bereq.http.Accept-Encoding = "br";
    }
    unset bereq.http.X-Compression;
}
