/** Prefixes of the category tree that never show in an address. */
const FIXED_PREFIX = /^\/(?:products|rooms)(?=\/|$)/

/** `/products/sofaer` → `/sofaer`; anything else is returned as it is. */
export function stripFixedPrefix(path: string): string {
  return path.replace(FIXED_PREFIX, '') || '/'
}

export function hasFixedPrefix(path: string): boolean {
  return FIXED_PREFIX.test(path)
}

const RELATIVE = /^(?:\/(?![/\\])|[?#])/

/** Only relative addresses and those of the same host are internal. */
export function isInternalUrl(url: string, ownHost: string): boolean {
  if (RELATIVE.test(url)) return true
  try {
    const parsed = new URL(url)
    return (parsed.protocol === 'http:' || parsed.protocol === 'https:') && parsed.host === ownHost
  } catch {
    return false
  }
}
