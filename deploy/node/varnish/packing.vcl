# How an answer is packed. Varnish knows gzip: it keeps that, and unpacks it for whoever takes neither. Brotli, which pages are two
# fifths smaller with (docs/decisions/052-brotli-in-the-shared-cache.md), the site packs; Varnish keeps it beside the other as it came.

# Browsers name it without a weight. Who names it otherwise gets gzip, which costs bytes and is never wrong.
sub packing_asked {
    unset req.http.X-Packing;
    if (req.http.Accept-Encoding ~ "(?i)(^|[, ])br *(,|$)") {
        set req.http.X-Packing = "br";
    }
}

# Only for what is kept: whatever is passed has the visitor's own words. Varnish has written "gzip" there by now.
sub packing_fetched {
    if (bereq.http.X-Packing && !bereq.uncacheable) {
        set bereq.http.Accept-Encoding = "br";
    }
    unset bereq.http.X-Packing;
}
