# The sites behind this cache, by the names of compose.yaml.
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

# The same ones, asked when none of them answers its probe: slow is better than away.
backend site_1_anyway {
    .host = "site-1";
    .port = "3000";
}

backend site_2_anyway {
    .host = "site-2";
    .port = "3000";
}
