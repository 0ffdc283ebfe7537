/**
 * Prefixes of the category tree that never appear in an address. All slashes are removed too: two in front would name a
 * host.
 */
const FIXED_PREFIX = /^\/(?:products|rooms)(?:\/[/\\]*|$)/

/** `/products/sofaer` → `/sofaer`; anything else is returned unchanged. */
export function stripFixedPrefix(path: string): string {
  return path.replace(FIXED_PREFIX, '/')
}

export function hasFixedPrefix(path: string): boolean {
  return FIXED_PREFIX.test(path)
}

const isSlash = (character: string | undefined) => character === '/' || character === '\\'

/**
 * `//a/b//` → `/a/b`: two slashes in front would name another host. A loop, because a regular expression for trailing
 * slashes takes quadratic time.
 */
export function trimSlashes(path: string): string {
  let start = 0
  while (isSlash(path[start])) start += 1
  let end = path.length
  while (end > start && path[end - 1] === '/') end -= 1
  return `/${path.slice(start, end)}`
}

/** Most addresses: nothing in it that a browser could read as another host. */
const PLAIN_PATH = /^\/(?:[a-z0-9][\w\-/.?=&]*)?$/i

/** Only relative addresses and those of the same host are internal, parsed as a browser would. */
export function isInternalUrl(url: string, ownHost: string): boolean {
  if (PLAIN_PATH.test(url)) return true
  try {
    const parsed = new URL(url, `https://${ownHost}`)
    return (parsed.protocol === 'http:' || parsed.protocol === 'https:') && parsed.host === ownHost
  } catch {
    return false
  }
}
