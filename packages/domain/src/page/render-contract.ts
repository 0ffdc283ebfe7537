import type { DocumentState } from './document-state.ts'

/** Fonts, icon and colour for the head of every document of a brand. */
export interface BrandHead {
  readonly icon: string
  readonly themeColor: string
  readonly preloadFonts: readonly string[]
  /** The brand's component variants, as attributes of the root element. */
  readonly variants: Readonly<Record<string, string>>
}

export interface RenderInput {
  readonly state: DocumentState
  readonly ownHost: string
  readonly nonce: string
  readonly onError: (error: unknown) => void
}

/** The source files used to render a page, as named in the build's manifest. Complete once the shell is ready. */
export interface DrawnSources {
  /** Their styles are part of the document. */
  readonly all: () => readonly string[]
  /** Their code is preloaded by the document. */
  readonly atOnce: () => readonly string[]
}

/** A page being rendered: `pipe` may start once the shell is ready; `whole` resolves when everything is rendered. */
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

/** The only entry from the server into the web app: the default export of its render bundle. */
export interface RenderEntry {
  readonly brandHead: BrandHead
  /** Runs before the first element of the body is there. */
  readonly earlyScript: string
  readonly renderBody: (input: RenderInput) => RenderedBody
}
