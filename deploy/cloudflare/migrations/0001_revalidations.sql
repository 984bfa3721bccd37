-- When each cache tag was last purged, for the tag cache of @opennextjs/cloudflare (d1-next-tag-cache, 1.20.13).
CREATE TABLE IF NOT EXISTS revalidations (
  tag TEXT NOT NULL,
  revalidatedAt INTEGER NOT NULL,
  stale INTEGER,
  expire INTEGER DEFAULT NULL,
  UNIQUE (tag) ON CONFLICT REPLACE
);
