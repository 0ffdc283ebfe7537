const ADDRESS = /^(?<begin>postgres(?:ql)?:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?]*)(?<rest>.*)$/s
const WISH = /(?:[?&])target_session_attrs=(?<wish>[^&]*)(?=&|$)/

/** Of which the shop's main address has to be one: it writes. */
const WRITING = new Set(['read-write', 'primary'])

/**
 * One address for each host of `postgres://user:password@one:5432,two:5432/shop?target_session_attrs=read-write`, as
 * libpq reads it: the first that takes writes is used.
 */
export function hostUrls(url: string): readonly string[] {
  const { begin = '', hosts = '', rest = '' } = ADDRESS.exec(url)?.groups ?? {}
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
