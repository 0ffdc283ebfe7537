import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { fileInLanguage } from '@firkant/domain/page/language-files.ts'
import type { RenderEntry } from '@firkant/domain/page/render-contract.ts'

interface ManifestChunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** What a document needs from the brand's build: code in its own language. */
export interface BuildFiles {
  /** The style sheets of every page, and of these source files. */
  readonly styles: (modules: readonly string[]) => readonly string[]
  /** The text of these style sheets, in one; absent where they are made while they are edited. */
  readonly styleText?: (hrefs: readonly string[]) => string
  readonly script: (language: MarketLanguage) => string
  /** For a page that waits for a visitor: what it does until then. */
  readonly waitingScript: (language: MarketLanguage) => string
  /** What the entry and these modules import statically, so that it loads in parallel. */
  readonly preloads: (modules: readonly string[], language: MarketLanguage) => readonly string[]
  /** For hot reload; empty in a real build. */
  readonly extraHead?: (nonce: string) => string
}

export interface ShopBuild {
  readonly files: BuildFiles
  readonly render: RenderEntry
  readonly clientFolder: string
}

const ENTRY = 'src/start/client.tsx'
const WAITING = 'src/start/waiting.ts'
/** Imported by the entry when it starts; the manifest lists it by its path in node_modules. */
const RENDERER = /react-dom\/client\.js$/

function address(file: string): string {
  return `/${file}`
}

/** Memoised: page after page uses the same modules. */
function remembered<T>(find: (names: readonly string[]) => T) {
  const known = new Map<string, T>()
  return (names: readonly string[]): T => {
    const id = names.join()
    const found = known.get(id) ?? find(names)
    known.set(id, found)
    return found
  }
}

/** All of them when the shop starts: a build that is replaced while it runs takes no page with it. */
function readSheets(clientFolder: string, manifest: Readonly<Record<string, ManifestChunk>>) {
  const files = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))
  const sheets = [...files].filter((file) => file.endsWith('.css'))
  return new Map(sheets.map((file) => [address(file), readFileSync(join(clientFolder, file), 'utf8').trim()]))
}

/** In the order of the links: the first one declares the order of the layers. */
function joinStyles(sheets: ReadonlyMap<string, string>, hrefs: readonly string[]): string {
  const css = hrefs.map((href) => sheets.get(href) ?? missingSheet(href)).join('\n')
  if (/<\/style/i.test(css)) throw new Error('A style sheet has a closing tag: it can not stand in a document.')
  return css
}

function missingSheet(href: string): never {
  throw new Error(`The build has no ${href}. Build it again: npm run build.`)
}

function readManifest(manifest: Readonly<Record<string, ManifestChunk>>): BuildFiles {
  const entryOf = (key: string) => {
    const entry = manifest[key]
    if (!entry) throw new Error(`The build has no ${key}. Build it again: npm run build.`)
    return entry
  }
  const [entry, waiting] = [entryOf(ENTRY), entryOf(WAITING)]
  /** A page without its styles is worse than none: the error page tells. */
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build does not tell where ${key} is. Build it again: npm run build.`)
    return chunk
  }
  const closure = (key: string, seen: Set<string>): Set<string> => {
    if (seen.has(key)) return seen
    const chunk = chunkOf(key)
    seen.add(key)
    for (const imported of chunk.imports ?? []) closure(imported, seen)
    return seen
  }
  const neededBy = (keys: readonly string[]) => {
    const seen = new Set<string>()
    for (const key of keys) closure(key, seen)
    return [...seen]
  }
  /** Dependencies first: the style sheet of every page declares the order of the layers. */
  const inOrder = (keys: readonly string[]) => {
    const [seen, ordered] = [new Set<string>(), [] as string[]]
    const visit = (key: string) => {
      if (seen.has(key)) return
      seen.add(key)
      for (const imported of chunkOf(key).imports ?? []) visit(imported)
      ordered.push(key)
    }
    for (const key of keys) visit(key)
    return ordered
  }
  const filesOf = (keys: readonly string[]) =>
    neededBy(keys)
      .filter((key) => key !== ENTRY)
      .map((key) => address(chunkOf(key).file))
      // Chunks of styles alone.
      .filter((file) => file.endsWith('.js'))
  const renderer = Object.keys(manifest).filter((key) => RENDERER.test(key))
  const codeFor = remembered((modules) => filesOf([ENTRY, ...renderer, ...modules]))
  return {
    styles: remembered((modules) => [
      ...new Set(inOrder([ENTRY, ...modules]).flatMap((key) => (chunkOf(key).css ?? []).map(address))),
    ]),
    script: (language) => fileInLanguage(address(entry.file), language),
    waitingScript: (language) => fileInLanguage(address(waiting.file), language),
    preloads: (modules, language) => codeFor(modules).map((file) => fileInLanguage(file, language)),
  }
}

export async function loadShopBuild(buildDir: string, brand: string): Promise<ShopBuild> {
  const clientFolder = join(buildDir, brand, 'client')
  const manifestFile = join(clientFolder, 'manifest.json')
  const renderFile = join(buildDir, brand, 'render', 'render.js')
  if (![manifestFile, renderFile].every((file) => existsSync(file))) {
    throw new Error(`There is no build of ${brand} in ${buildDir}. Build it first: npm run build -- --brand ${brand}`)
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>
  const render = (await import(pathToFileURL(renderFile).href)) as RenderEntry
  const sheets = readSheets(clientFolder, manifest)
  const styleText = remembered((hrefs) => joinStyles(sheets, hrefs))
  return { files: { ...readManifest(manifest), styleText }, render, clientFolder }
}
