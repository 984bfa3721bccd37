# The sites behind this cache, with their host names from compose.yaml.
probe site_answers {
    .request =
        "GET /api/ready?of=process HTTP/1.1"
        "Host: site"
        "X-Forwarded-Proto: https"
        "Connection: close";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend site_1 {
    .host = "site-1";
    .port = "3000";
    .probe = site_answers;
}

backend site_2 {
    .host = "site-2";
    .port = "3000";
    .probe = site_answers;
}

# The same sites without probes, used if no probe succeeds: a slow response is better than none.
backend site_1_unprobed {
    .host = "site-1";
    .port = "3000";
}

backend site_2_unprobed {
    .host = "site-2";
    .port = "3000";
}
