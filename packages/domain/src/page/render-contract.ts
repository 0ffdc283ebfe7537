import type { DocumentState } from './document-state.ts'

/** Fonts, icon and colour that the head of every document of a brand needs. */
export interface BrandHead {
  readonly icon: string
  readonly themeColor: string
  readonly preloadFonts: readonly string[]
  /** The brand's choices of components' variants: attributes of the root element. */
  readonly variants: Readonly<Record<string, string>>
}

export interface RenderInput {
  readonly state: DocumentState
  readonly ownHost: string
  readonly nonce: string
  readonly onError: (error: unknown) => void
}

/** What a page was drawn with, in source files as the build's manifest names them. Complete once the shell is ready. */
export interface DrawnSources {
  /** Their styles come with the document. */
  readonly all: () => readonly string[]
  /** Their code is fetched with the document. */
  readonly atOnce: () => readonly string[]
}

/** A page on its way out: `pipe` may begin once the shell is ready; `whole` when nothing is missing. */
export interface RenderedBody {
  readonly drawn: DrawnSources
  readonly pipe: (destination: WritableSink) => void
  readonly abort: (reason: unknown) => void
  readonly shell: Promise<void>
  readonly whole: Promise<void>
}

/** The part of a writable stream that rendering needs. */
export interface WritableSink {
  write(chunk: unknown): boolean
  end(): unknown
  on(event: string, listener: (...args: unknown[]) => void): unknown
}

/** The one door through which the server enters the web app: the default shape of its render bundle. */
export interface RenderEntry {
  readonly brandHead: BrandHead
  readonly renderBody: (input: RenderInput) => RenderedBody
}
