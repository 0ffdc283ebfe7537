import { hash } from 'node:crypto'
import type { FrameModel } from '@firkant/domain/content/site-content-schema.ts'
import type { DocumentFacts, DocumentState } from '@firkant/domain/page/document-state.ts'
import { lightPage } from '@firkant/domain/page/light-page.ts'

/** The state as hydration reads it: without the data of cards, which comes once somebody may use them. */
function lightState(state: DocumentState): DocumentState {
  const page = lightPage(state.page) as DocumentState['page'] | undefined
  return page === undefined ? state : { ...state, page, isLight: true }
}

const DEVICE_BLOCKS = /"deviceVisibility":"(?!all)/

/** What runs before React asks of a page; `json` is its state. */
function ownFacts({ page: { componentName, model }, dynamicData }: DocumentState, json: string) {
  const frame = dynamicData.find(({ type }) => type === 'frame')?.data as FrameModel | null | undefined
  return {
    cookiePage: frame?.cookiePage,
    ...(componentName === 'ProductPage' && {
      product: { productKey: model.product.productKey, sku: model.currentSku },
    }),
    ...(DEVICE_BLOCKS.test(json) && { hasDeviceBlocks: true }),
  } satisfies Partial<DocumentFacts>
}

/** In the document itself. */
export function wholeState(state: DocumentState): DocumentFacts {
  const light = lightState(state)
  return { ...light, ...ownFacts(state, JSON.stringify(light.page.model)) }
}

export interface StateApart {
  readonly tag: string
  readonly json: string
}

/**
 * Apart from the document. The same page has the same tag in every process: what is new with each rendering, and read by
 * nobody, is left out.
 */
export function stateApart(state: DocumentState): StateApart {
  const { page, ...rest } = lightState(state)
  const json = JSON.stringify({ ...rest, page: { ...page, eventId: '' } })
  return { tag: hash('sha1', json, 'base64url'), json }
}

/** What stands in a document whose state is apart. */
export function factsOf(state: DocumentState, { json }: StateApart): DocumentFacts {
  const { market, widthClass, version, dynamicData } = state
  const { url, componentName } = state.page
  return {
    market,
    widthClass,
    version,
    page: { url, componentName },
    // Whether it changed since tells whether React has something to draw.
    dynamicData: dynamicData.filter(({ type }) => type === 'siteBanner'),
    ...ownFacts(state, json),
  }
}
