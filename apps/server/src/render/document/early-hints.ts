import type { ServerResponse } from 'node:http'
import type { ShopBuild } from './build-files.ts'

/**
 * Tells the browser of the style sheets of every page while the page is still being made. Documents from the cache need
 * none: they are there as soon.
 */
export function createEarlyHints(build: () => Promise<ShopBuild>): (response: ServerResponse) => Promise<void> {
  let links: string[] | undefined
  return async (response) => {
    links ??= (await build()).files.styles([]).map((href) => `<${href}>; rel=preload; as=style`)
    if (!response.headersSent && !response.destroyed) response.writeEarlyHints({ link: links })
  }
}
