import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Page, Request } from '@playwright/test'
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
  takenOverBytes: 'document, styles, scripts and data once React has taken over, brotli',
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

/** Margin of most pages: nothing is pressed there. */
const NOWHERE = { x: 2, y: 400 }
const SETTLE_MS = 1000

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
  const begin = () => void (requests += 1)
  const finish = (request: Request) => {
    const kind = request.resourceType()
    files[kind] = (files[kind] ?? 0) + 1
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
      }),
    )
  }
  page.on('request', begin).on('requestfinished', finish)
  await work()
  page.off('request', begin).off('requestfinished', finish)
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

/** All that comes with React, and by it: code, the page's state, data of cards. Pictures and fonts are not in it. */
async function weighReact(page: Page): Promise<number> {
  const { bytes } = await countTransfers(page, async () => {
    const cards = page.waitForResponse(/\/api\/content\//)
    await page.touchscreen.tap(NOWHERE.x, NOWHERE.y)
    await page.waitForFunction(() => 'started' in document.documentElement.dataset)
    await (await cards).finished()
    await page.waitForTimeout(SETTLE_MS)
  })
  return (bytes.script ?? 0) + (bytes.stylesheet ?? 0) + (bytes.fetch ?? 0)
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
  const reactBytes = await weighReact(page)
  await context.close()
  const { inlineBytes, ...weight } = weighDocument(html)
  const [scriptBytes, styleBytes] = [bytes.script ?? 0, inlineBytes + (bytes.stylesheet ?? 0)]
  return {
    ...weight,
    elements,
    scriptBytes,
    scriptFiles: files.script ?? 0,
    styleBytes,
    fontBytes: bytes.font ?? 0,
    takenOverBytes: weight.documentBytes + scriptBytes + styleBytes + (bytes.fetch ?? 0) + reactBytes,
    requests,
    stylePasses: trace.stylePasses,
    styledElements: trace.styledElements,
  }
}
