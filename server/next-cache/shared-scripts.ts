/*
 * Atomic operations of the shared server, in Lua. Only its clock counts, since the clocks of several machines may differ. Times are
 * microseconds as text, because Lua's numbers are floating-point.
 */
const CLOCK = `local t = redis.call('TIME')
local clock = string.format('%.0f', t[1] * 1000000 + t[2])`;

/** Whether tags (`a,b`) went stale at or after a time: 2 = must not be served, 1 = to be regenerated, 0 = fresh. */
const FRESHNESS = `local function freshness(since, tags, known)
  local worst = 0
  for tag in string.gmatch(tags, '[^,]+') do
    local at = redis.call('HMGET', known, 'now:' .. tag, 'soon:' .. tag)
    if at[1] and tonumber(at[1]) >= tonumber(since) then return 2 end
    if at[2] and tonumber(at[2]) >= tonumber(since) then worst = 1 end
  end
  return worst
end`;

/** Keys: entry, tags. Returns the time, the freshness of the entry and its bytes; only the time if there is no entry. */
export const READ = `${CLOCK}
${FRESHNESS}
local kept = redis.call('HMGET', KEYS[1], 'began', 'tags', 'bytes')
if not kept[1] then return { clock } end
return { clock, tostring(freshness(kept[1], kept[2], KEYS[2])), kept[3] }`;

/** Keys: tags. Arguments: since, tags. */
export const FRESHNESS_SINCE = `${FRESHNESS}
return tostring(freshness(ARGV[1], ARGV[2], KEYS[1]))`;

/**
 * Keys: entry. Arguments: when its rendering started, tags, bytes, seconds to keep it. An entry whose rendering started later is
 * kept.
 */
export const WRITE = `local before = redis.call('HGET', KEYS[1], 'began')
if before and tonumber(before) > tonumber(ARGV[1]) then return 'older' end
redis.call('HSET', KEYS[1], 'began', ARGV[1], 'tags', ARGV[2], 'bytes', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 'kept'`;

/** Keys: tags. Arguments: 'now' or 'soon', channel, message for the other sites, tags. */
export const MARK_STALE = `${CLOCK}
for i = 4, #ARGV do redis.call('HSET', KEYS[1], ARGV[1] .. ':' .. ARGV[i], clock) end
redis.call('PUBLISH', ARGV[2], ARGV[3])
return clock`;
