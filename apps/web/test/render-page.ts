import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import type { Block, BlockName } from '@firkant/domain/content/blocks/block.ts'
import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import type { DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { readMarkup, shownIn, type Shown } from '@firkant/ui/test/shown.ts'
import { renderBody } from '../src/start/render.tsx'

export interface RenderedPage {
  readonly html: string
  readonly errors: readonly unknown[]
}

interface RenderOptions {
  readonly market?: MarketKey
  readonly dynamicData?: readonly DynamicRecordEntry[]
  readonly useNewBadges?: boolean | undefined
  readonly widthClass?: WidthClass
  readonly hasBrokenPart?: boolean
}

export const frame = (url: string): Omit<Page, 'componentName' | 'model'> => ({
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

/** The page as the server sends it, through the same entry. Rejects when even the frame fails. */
export async function renderPage(
  page: Page,
  { market = 'DK', dynamicData = [], useNewBadges, widthClass = 'laptop', hasBrokenPart }: RenderOptions = {},
): Promise<RenderedPage> {
  const errors: unknown[] = []
  const state = { page, market, widthClass, dynamicData, version: '1.0.0', useNewBadges, hasBrokenPart } as const
  const onError = (error: unknown) => void errors.push(error)
  const { html } = await renderBody({ state, ownHost: 'shop.example', onError })
  return { html, errors }
}

export const renderBlocks = (blocks: readonly Block[], options?: RenderOptions): Promise<RenderedPage> =>
  renderPage(blocksPage(blocks), options)

/** The page as a browser reads it; fails when an error is reported. */
export async function showPage(page: Page, options?: RenderOptions): Promise<Shown> {
  const { html, errors } = await renderPage(page, options)
  if (errors[0] !== undefined) throw errors[0]
  return readMarkup(html)
}

/** One block alone: its root is the element around it, which is empty when the block shows nothing. */
export async function showBlock<Name extends BlockName>(
  componentName: Name,
  props: BlockProps[Name],
  options?: RenderOptions,
): Promise<Shown> {
  const page = await showPage(blocksPage([{ id: 'a', componentName, props } as Block]), options)
  return shownIn(page.root, '#block-a')
}
