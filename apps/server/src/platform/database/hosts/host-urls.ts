const SCHEME = /^postgres(?:ql)?:\/\//
const PATH = /[/?]/

/** What stands before the hosts, the hosts, and what stands behind them. */
function splitAddress(url: string): readonly [begin: string, hosts: string, rest: string] {
  const scheme = SCHEME.exec(url)?.[0]
  if (scheme === undefined) return [url, '', '']
  const place = url.slice(scheme.length)
  const length = place.search(PATH)
  const [who, rest] = length < 0 ? [place, ''] : [place.slice(0, length), place.slice(length)]
  const at = who.indexOf('@') + 1
  return [scheme + who.slice(0, at), who.slice(at), rest]
}

const WISH = /(?:[?&])target_session_attrs=(?<wish>[^&]*)(?=&|$)/

/** Of which the shop's main address has to be one: it writes. */
const WRITING = new Set(['read-write', 'primary'])

/**
 * One address for each host of `postgres://user:password@one:5432,two:5432/shop?target_session_attrs=read-write`, as
 * libpq reads it: the first that takes writes is used.
 */
export function hostUrls(url: string): readonly string[] {
  const [begin, hosts, rest] = splitAddress(url)
  if (hosts === '') return [url]
  const [path, query = ''] = rest.replace(WISH, '').split(/[?&](.*)/s)
  const wishless = query === '' ? path : `${path}?${query}`
  return hosts.split(',').map((host) => begin + host + wishless)
}

/** Each host can be read, and what is asked of them is a server that takes writes. */
export function isDatabaseAddress(url: string): boolean {
  const { wish = 'read-write' } = WISH.exec(url)?.groups ?? {}
  return WRITING.has(wish) && hostUrls(url).every((each) => URL.canParse(each))
}
