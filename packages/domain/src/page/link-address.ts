/** Prefixes of the category tree that never show in an address. All slashes go along: two in front name a host. */
const FIXED_PREFIX = /^\/(?:products|rooms)(?:\/[/\\]*|$)/

/** `/products/sofaer` → `/sofaer`; anything else is returned as it is. */
export function stripFixedPrefix(path: string): string {
  return path.replace(FIXED_PREFIX, '/')
}

export function hasFixedPrefix(path: string): boolean {
  return FIXED_PREFIX.test(path)
}

const isSlash = (character: string | undefined) => character === '/' || character === '\\'

/**
 * `//a/b//` → `/a/b`: two slashes in front would name another host. Counted and not searched for: an expression that
 * looks for the last slashes begins anew at every slash.
 */
export function trimSlashes(path: string): string {
  let start = 0
  while (isSlash(path[start])) start += 1
  let end = path.length
  while (end > start && path[end - 1] === '/') end -= 1
  return `/${path.slice(start, end)}`
}

/** Only relative addresses and those of the same host are internal, read as a browser on this host reads them. */
export function isInternalUrl(url: string, ownHost: string): boolean {
  try {
    const parsed = new URL(url, `https://${ownHost}`)
    return (parsed.protocol === 'http:' || parsed.protocol === 'https:') && parsed.host === ownHost
  } catch {
    return false
  }
}
