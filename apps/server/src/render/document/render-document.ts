import { ADD_FORM_PATH, CARD_FORM_ID } from '@firkant/domain/cart/add-form.ts'
import type { SettingsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { LAZY_MARGIN_PX } from '@firkant/domain/image/lazy-margin.ts'
import { HEART_FORM } from '@firkant/domain/lists/wishlist.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { DOCUMENT_STATE_ID, type DocumentState, SHOP_ROOT_ID } from '@firkant/domain/page/document-state.ts'
import type { MarkupStore, RenderedBody } from '@firkant/domain/page/render-contract.ts'
import { waitsForVisitor } from '@firkant/domain/page/waiting-page.ts'
import type { PolicyOptions } from '../../platform/http/security-headers.ts'
import { factsOf, stateApart, wholeState, type StateApart } from '../state/written-state.ts'
import type { ShopBuild } from './build-files.ts'
import { documentHead } from './document-head.ts'
import { findLinkedStyle, SHEETS_SCRIPT, type LinkedStyle } from './first-style.ts'
import { leanMarkup } from './lean-markup.ts'
import { withOnePreload } from './picture-preload.ts'
import { scriptJson } from './script-json.ts'
import { speculationRules } from './speculation-rules.ts'
import { startScript } from './start-script.ts'

const MARGIN = `${LAZY_MARGIN_PX}px`

/**
 * Browsers differ in how early they load lazy images, and some wait for visibility inside a carousel: this small script
 * applies our margin until the shop's code is loaded, once the first screen's pictures have come. Without scripts the browser's
 * margin applies.
 */
const SCRIPT = `addEventListener("load",()=>{const o=new IntersectionObserver(s=>{for(const{target:t,isIntersecting:n}of s)n&&(o.unobserve(t),t.loading="eager")},{rootMargin:"${MARGIN}",scrollMargin:"0px ${MARGIN}"});for(const i of document.images)i.loading=="lazy"&&o.observe(i)})`

/** Comes after the markup that it searches. */
function earlyWork(nonce: string): string {
  return `<script nonce="${nonce}">${SCRIPT}\n${SHEETS_SCRIPT}</script>`
}

export interface RenderOptions {
  readonly build: ShopBuild
  readonly state: DocumentState
  readonly brand: string
  readonly ownHost: string
  readonly markup?: MarkupStore | undefined
  readonly nonce: string
  /** Markup after the page, for editors. */
  readonly afterPage?: string | undefined
  readonly policy: Pick<PolicyOptions, 'tagContainer' | 'notificationsUrl'>
  readonly onError: (error: unknown) => void
  /** Keeps a state outside of the document, and tells where; undefined where it is a visitor's own, or a preview's. */
  readonly keepState?: ((state: StateApart) => string) | undefined
}

function structuredData(state: DocumentState, nonce: string): string {
  return state.page.structuredData
    .map((data) => `<script type="application/ld+json" nonce="${nonce}" data-page-meta>${scriptJson(data)}</script>`)
    .join('')
}

/** Part of the document rather than the scripts, so that the theme is there at the first paint. */
function hasBlackFridayTheme({ dynamicData }: DocumentState): boolean {
  const settings = dynamicData.find(({ type }) => type === 'settings')?.data as SettingsModel | null | undefined
  return settings?.blackFridayTheme ?? false
}

/** If rendering throws, the page is rendered a second time with a guard around each part. */
async function drawBody(options: RenderOptions): Promise<{ body: RenderedBody; state: DocumentState }> {
  const { ownHost, markup, state, onError, build } = options
  try {
    return { body: await build.render.renderBody({ state, ownHost, markup, onError }), state }
  } catch (first) {
    onError(first)
    const isReported = (error: unknown) => String(error) === String(first)
    const guarded = { ...state, hasBrokenPart: true }
    const reportOthers = (error: unknown) => (isReported(error) ? undefined : onError(error))
    return { body: await build.render.renderBody({ state: guarded, ownHost, onError: reportOthers }), state: guarded }
  }
}

const sharedForm = (language: string, { id, action }: { readonly id: string; readonly action: string }) =>
  `<form id="${id}" method="post" action="${action}" hidden><input type="hidden" name="language" value="${language}"></form>`

const CARD_FORM = { id: CARD_FORM_ID, action: ADD_FORM_PATH }

/** Of hearts and cards. Outside of what React draws: only a document without scripts needs them. */
const sharedForms = (language: string, html: string) =>
  sharedForm(language, HEART_FORM) + (html.includes(`form="${CARD_FORM_ID}"`) ? sharedForm(language, CARD_FORM) : '')

interface DocumentParts {
  readonly before: string
  /** The page itself. */
  readonly shown: string
  readonly after: string
  readonly isLean: boolean
}

/**
 * Not joined first: a string of the whole page would be one of the heap's large objects, which are freed late.
 */
function bytesOf({ before, shown, after, isLean }: DocumentParts): Buffer {
  const bytes = Buffer.allocUnsafeSlow([before, shown, after].reduce((sum, part) => sum + Buffer.byteLength(part), 0))
  const from = bytes.write(before, 0)
  const to = from + bytes.write(shown, from)
  const end = isLean ? leanMarkup(bytes, from, to) : to
  return bytes.subarray(0, end + bytes.write(after, end))
}

export interface DrawnDocument {
  readonly html: Buffer
  /** Undefined where the style sheets can only be linked. */
  readonly style: LinkedStyle | undefined
}

interface DocumentData {
  /** Where the state is, if it is not in the document. */
  readonly rest: string | undefined
  readonly element: string
}

/** Hydration's data. Of a page that waits for a visitor it comes with React. */
function dataOf(state: DocumentState, keepState: RenderOptions['keepState']): DocumentData {
  const apart = keepState && waitsForVisitor(state.page) ? stateApart(state) : undefined
  const rest = apart && keepState?.(apart)
  const written = scriptJson(apart ? factsOf(state, apart) : wholeState(state))
  return { rest, element: `<script type="application/json" id="${DOCUMENT_STATE_ID}">${written}</script>` }
}

/** The head, the page as React renders it, then the data for hydration: module scripts run after the document. */
export async function renderDocument(options: RenderOptions): Promise<DrawnDocument> {
  const { build, nonce } = options
  const { body, state } = await drawBody(options)
  const { language } = MARKETS[state.market]
  const isBlackFriday = hasBlackFridayTheme(state)
  const { tagContainer, notificationsUrl } = options.policy
  const head = documentHead({
    page: state.page,
    nonce,
    build,
    drawn: body.drawn,
    isBlackFriday,
    tagContainer,
    notificationsUrl,
  })
  const waits = waitsForVisitor(state.page)
  const before = `<!doctype html><html lang="${language}" data-brand="${options.brand}" data-width-class="${state.widthClass}"${isBlackFriday ? ' data-black-friday' : ''}><head>${head.html}</head><body><div id="${SHOP_ROOT_ID}">`
  const { rest, element } = dataOf(state, options.keepState)
  const start = startScript({ files: build.files, drawn: body.drawn, language, nonce, waits, rest })
  const after = `</div>${options.afterPage ?? ''}${sharedForms(language, body.html)}${earlyWork(nonce)}${start}${speculationRules(nonce)}${structuredData(state, nonce)}${element}</body></html>`
  // Of pages that are read first, and stored.
  const html = bytesOf({ before, shown: withOnePreload(body.html), after, isLean: waits })
  return { html, style: findLinkedStyle(html, head.links, head.css) }
}
