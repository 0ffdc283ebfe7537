import type { DocumentState } from './document-state.ts'

/** Fonts, icon and colour for the head of every document of a brand. */
export interface BrandHead {
  readonly icon: string
  readonly themeColor: string
  readonly preloadFonts: readonly string[]
}

/** Keeps the markup of parts that are the same on many pages. */
export interface MarkupStore {
  /** The parts of a shop in this state. */
  readonly of: (shop: string) => {
    /** `data` never changes: its contents are read once. */
    readonly keyOf: (data: object, place: string) => string
    readonly get: (key: string) => string | undefined
    readonly set: (key: string, html: string) => void
  }
}

export interface RenderInput {
  readonly state: DocumentState
  readonly ownHost: string
  readonly markup?: MarkupStore | undefined
  readonly onError: (error: unknown) => void
}

/** The source files used to render a page, as named in the build's manifest. */
export interface DrawnSources {
  /** Their styles are part of the document. */
  readonly all: () => readonly string[]
  /** Their code is preloaded by the document. */
  readonly atOnce: () => readonly string[]
}

export interface RenderedBody {
  readonly html: string
  readonly drawn: DrawnSources
}

/** The only entry from the server into the web app: the default export of its render bundle. */
export interface RenderEntry {
  readonly brandHead: BrandHead
  /** Runs before the first element of the body is there. */
  readonly earlyScript: string
  /** Rejects if even the frame of the page fails. */
  readonly renderBody: (input: RenderInput) => Promise<RenderedBody>
}
