import { isInternalUrl } from '@firkant/domain/page/link-address.ts'

/** Paths on the shop's host that are not pages. */
const NOT_PAGES =
  /^\/(?:api|images|assets|documents|bank|payments|client-telemetry|healthz|readyz|metrics|sitemap\.xml|robots\.txt)(?:\/|$)/
const LANGUAGE_PREFIX = /^\/(da|nb|sv)(?=\/|$)/

/** Addresses that are shown without a document load: pages of this shop in this language. */
export function createShopArea(location: { host: string; pathname: string }): (url: URL) => boolean {
  const prefixOf = (path: string) => LANGUAGE_PREFIX.exec(path)?.[1] ?? ''
  const ownPrefix = prefixOf(location.pathname)
  return (url) =>
    isInternalUrl(url.href, location.host) && !NOT_PAGES.test(url.pathname) && prefixOf(url.pathname) === ownPrefix
}
