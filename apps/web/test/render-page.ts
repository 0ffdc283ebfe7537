import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Block } from '@firkant/domain/content/block.ts'
import type { DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import type { ProductModel } from '@firkant/domain/page/product-model.ts'
import { renderBody } from '../src/start/render.tsx'

export interface RenderedPage {
  readonly html: string
  readonly errors: readonly unknown[]
}

interface RenderOptions {
  readonly market?: MarketKey
  readonly dynamicData?: readonly DynamicRecordEntry[]
  readonly useNewBadges?: boolean | undefined
}

const frame = (url: string): Omit<Page, 'componentName' | 'model'> => ({
  url,
  cache: 'full',
  httpStatus: 200,
  errorPage: false,
  metaInfo: { title: 'Side', elements: [], canonicalUrl: url, openGraphUrl: url },
  trackingPageType: 'test',
  eventId: 'test',
  refreshedDynamicData: [],
  structuredData: [],
})

export const blocksPage = (blocks: readonly Block[]): Page => ({
  ...frame('/side'),
  componentName: 'EditorialPage',
  model: { breadcrumbs: [], blocks },
})

export const errorPage = (status: number): Page => ({
  ...frame('/side'),
  componentName: 'ErrorPage',
  model: { status },
})

export const productPage = (model: ProductModel): Page => ({
  ...frame('/sofaer/nordlo-3-green'),
  componentName: 'ProductPage',
  model,
})

/** The page as the server sends it, through the same door. Rejects when not even its frame could be made. */
export async function renderPage(
  page: Page,
  { market = 'DK', dynamicData = [], useNewBadges }: RenderOptions = {},
): Promise<RenderedPage> {
  const errors: unknown[] = []
  const state = { page, market, widthClass: 'laptop', dynamicData, version: '1.0.0', useNewBadges } as const
  const body = renderBody({
    state,
    ownHost: 'shop.example',
    nonce: 'nonce',
    onError: (error) => void errors.push(error),
  })
  await body.shell
  await body.whole
  const stream = new PassThrough()
  body.pipe(stream)
  return { html: await text(stream), errors }
}

export const renderBlocks = (blocks: readonly Block[], options?: RenderOptions): Promise<RenderedPage> =>
  renderPage(blocksPage(blocks), options)
