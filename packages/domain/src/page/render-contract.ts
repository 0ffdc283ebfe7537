import type { Language } from '../market/market.ts'
import type { DocumentState } from './document-state.ts'
import type { Page } from './page.ts'

/** Fonts, icon and colour that the head of every document of a brand needs. */
export interface BrandHead {
  readonly icon: string
  readonly themeColor: string
  readonly preloadFonts: readonly string[]
}

export interface RenderInput {
  readonly state: DocumentState
  readonly ownHost: string
  readonly nonce: string
  readonly onError: (error: unknown) => void
}

/** A page on its way out: `pipe` may begin once the shell is ready; `whole` when nothing is missing. */
export interface RenderedBody {
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
  /** Source files whose code the page needs at once, as the build's manifest names them. */
  readonly modulesOf: (page: Page, language: Language) => readonly string[]
  /** Source files of everything that the server draws of the page: their styles come with the document. */
  readonly styledModulesOf: (page: Page) => readonly string[]
  readonly renderBody: (input: RenderInput) => RenderedBody
}
