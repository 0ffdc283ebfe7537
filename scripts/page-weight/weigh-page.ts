import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { CACHED_QUALITY } from '../../apps/server/src/render/cache/cached-document.ts'
import { traceLoad } from './page-trace.ts'
import { openPhone, whenAtRest, type Visit } from './phone.ts'

/** What can be counted of a page before anybody touches it: the same on a busy machine as on a quiet one. */
export const COUNTED = {
  htmlBytes: 'HTML, raw',
  documentBytes: 'document, brotli of the cache',
  elements: 'elements',
  scriptBytes: 'JavaScript, brotli',
  scriptFiles: 'JavaScript files',
  styleBytes: 'styles in the document and in sheets, brotli',
  fontBytes: 'fonts',
  requests: 'requests',
  stylePasses: 'passes of style',
  styledElements: 'elements in all passes',
} as const

export type Counted = keyof typeof COUNTED
export const COUNTED_NAMES = Object.keys(COUNTED) as readonly Counted[]
export type PageWeight = Readonly<Record<Counted, number>>

/** The kinds of page that are weighed, of the demo's first brand. */
export const WEIGHED_PAGES = { start: '/', category: '/sofaer', product: '/sofaer/nordlo-3-green' } as const
export type WeighedPage = keyof typeof WEIGHED_PAGES

/** Times of the shop in times of the reference page; measured by the bench alone. */
export type TimedRatio = 'fcpMs' | 'lcpMs' | 'styleMs' | 'layoutMs'

/** `limit`: more is worse than it was, and fails. `aim`: where it should get to. */
export interface PageLimit {
  readonly limit: number
  readonly aim?: number
}
export interface PageLimits {
  readonly counted: Readonly<
    Record<Visit, Readonly<Record<WeighedPage, Readonly<Partial<Record<Counted, PageLimit>>>>>>
  >
  readonly ratios: Readonly<Record<WeighedPage, Readonly<Partial<Record<TimedRatio, number>>>>>
}

interface Transfers {
  readonly bytes: Readonly<Record<string, number>>
  readonly files: Readonly<Record<string, number>>
  readonly requests: number
}

/** Bytes over the wire by kind of file. */
export async function countTransfers(page: Page, work: () => Promise<void>): Promise<Transfers> {
  const bytes: Record<string, number> = {}
  const files: Record<string, number> = {}
  const sizes: Promise<void>[] = []
  let requests = 0
  page.on('request', () => (requests += 1))
  page.on('requestfinished', (request) => {
    const kind = request.resourceType()
    files[kind] = (files[kind] ?? 0) + 1
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
      }),
    )
  })
  await work()
  await Promise.all(sizes)
  return { bytes, files, requests }
}

/** As the cache sends it: whether this load met it there depends on what others did meanwhile. */
const compressAsCached = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: CACHED_QUALITY } }).length

/** A first document has its style in it, which counts as style. */
export function weighDocument(html: string) {
  const plain = html.replace(/<style[^>]*>.*?<\/style>/s, '')
  const documentBytes = compressAsCached(plain)
  return { htmlBytes: Buffer.byteLength(plain), documentBytes, inlineBytes: compressAsCached(html) - documentBytes }
}

export async function weighPage(browser: Browser, address: string, visit: Visit): Promise<PageWeight> {
  const context = await openPhone(browser, visit)
  const page = await context.newPage()
  // The site's process is there before the trace begins: on a busy machine it would miss the start.
  await page.goto(new URL('/robots.txt', address).href)
  const session = await context.newCDPSession(page)
  const transfers = Promise.withResolvers<Transfers>()
  let html = ''
  const trace = await traceLoad(session, address, async () => {
    transfers.resolve(
      await countTransfers(page, async () => {
        const answer = await page.goto(address, { waitUntil: 'networkidle' })
        html = (await answer?.text()) ?? html
        await whenAtRest(page, visit)
      }),
    )
  })
  const { bytes, files, requests } = await transfers.promise
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.close()
  const { inlineBytes, ...weight } = weighDocument(html)
  return {
    ...weight,
    elements,
    scriptBytes: bytes.script ?? 0,
    scriptFiles: files.script ?? 0,
    styleBytes: inlineBytes + (bytes.stylesheet ?? 0),
    fontBytes: bytes.font ?? 0,
    requests,
    stylePasses: trace.stylePasses,
    styledElements: trace.styledElements,
  }
}
