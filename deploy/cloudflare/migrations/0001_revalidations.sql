-- When each cache tag was last purged: what the tag cache of @opennextjs/cloudflare reads and writes (d1-next-tag-cache, 1.20.13).
CREATE TABLE IF NOT EXISTS revalidations (
  tag TEXT NOT NULL,
  revalidatedAt INTEGER NOT NULL,
  stale INTEGER,
  expire INTEGER DEFAULT NULL,
  UNIQUE (tag) ON CONFLICT REPLACE
);
