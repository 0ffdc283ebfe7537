import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renameSheetsInCode } from './rename-code.ts'
import type { StyleSheets } from '@firkant/server/render/build-files.ts'

interface Chunk {
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const BLOCK = /^src\/blocks\/.+-block\.tsx$/
const EVERYDAY =
  /^src\/blocks\/(?:hero|image-banner|categories|product-list|product-block|editorial|layout|spacer|button)\//
/** Of more than one kind of page. */
const SHARED = /^_accordion-/
/** What forms are made of: most pages have none. (What checkout and orders share is cut out under the name of its first file.) */
const FIELDS = /^_(?:text-field|select-box|order-pages)-/
const MEDIA = /^src\/blocks\/(?:video|flowbox|focal-points)\//
const ORDER = /^src\/pages\/order\/order-views\.ts$/
const CHECKOUT = /^src\/(?:pages\/checkout\/|shell\/plain-header)/
const CART = /^src\/shell\/cart\//
const PAGE = /^src\/(?:pages|kit|shell\/(?:country|cart))\/.+-page\.tsx$/

/**
 * The sheets of a document: one of what every page shows, and one for each kind of page beside it. Vite makes a sheet for
 * each piece of code, which is right for what comes later and too many requests for what comes at once.
 */
function sheetsOf(modules: readonly string[]): readonly (readonly [name: string, modules: readonly string[]])[] {
  const base = [
    'src/start/client.tsx',
    'src/shell/footer.tsx',
    'src/blocks/block-list.tsx',
    'src/pages/blocks-page.tsx',
    ...modules.filter((module) => EVERYDAY.test(module) || SHARED.test(module)),
  ]
  const listing = [
    'src/pages/listing/listing-page.tsx',
    'src/pages/listing/facets/facet-panel.tsx',
    'src/pages/rooms-page.tsx',
    'src/pages/search/search-page.tsx',
  ]
  const product = ['product-page', 'package-choices', 'product-reviews'].map((name) => `src/pages/product/${name}.tsx`)
  const inspiration = modules.filter((module) => module.startsWith('src/pages/inspiration/'))
  const order = modules.filter((module) => ORDER.test(module))
  const fields = modules.filter((module) => FIELDS.test(module))
  const checkout = modules.filter((module) => CHECKOUT.test(module))
  const cart = modules.filter((module) => CART.test(module))
  const taken = new Set([...base, ...listing, ...product, ...inspiration, ...order, ...fields, ...checkout, ...cart])
  const rest = modules.filter((module) => !taken.has(module))
  return [
    ['base', base],
    ['listing', listing],
    ['product', product],
    ['fields', fields],
    ['content', [...rest.filter((module) => BLOCK.test(module) && !MEDIA.test(module)), ...inspiration]],
    ['media', rest.filter((module) => MEDIA.test(module))],
    ['order', order],
    ['cart', cart],
    ['checkout', checkout],
    ['other', rest.filter((module) => PAGE.test(module))],
  ]
}

function stylesOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  for (const module of modules) visit(module)
  return [...new Set([...seen].flatMap((key) => manifest[key]?.css ?? []))]
}

/** Writes the sheets, and `styles.json`: which module needs which of them. */
export function mergeStyles(clientFolder: string): void {
  const manifest = JSON.parse(readFileSync(join(clientFolder, 'manifest.json'), 'utf8')) as Manifest
  const sheets = sheetsOf(
    Object.keys(manifest).filter((key) =>
      [BLOCK, PAGE, SHARED, FIELDS, CHECKOUT, ORDER].some((kind) => kind.test(key)),
    ),
  )
  const mergedInto = new Map<string, string>()
  for (const [name, modules] of sheets) {
    const parts = stylesOf(manifest, modules).filter((part) => !mergedInto.has(part))
    const text = parts.map((part) => readFileSync(join(clientFolder, part), 'utf8')).join('\n')
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    const file = `assets/${name}-${hash}.css`
    writeFileSync(join(clientFolder, file), text)
    for (const part of parts) mergedInto.set(part, file)
  }
  const sheetsFor = (modules: readonly string[]) => [
    ...new Set(stylesOf(manifest, modules).flatMap((part) => mergedInto.get(part) ?? [])),
  ]
  const [[, everywhere] = ['', []], ...others] = sheets
  const base = sheetsFor(everywhere)
  const styles: StyleSheets = {
    base,
    modules: Object.fromEntries(
      others.flatMap(([, modules]) =>
        modules.map((module) => [module, sheetsFor([module]).filter((sheet) => !base.includes(sheet))]),
      ),
    ),
  }
  writeFileSync(join(clientFolder, 'styles.json'), JSON.stringify(styles, null, 2))
  renameSheetsInCode(clientFolder, mergedInto)
}
