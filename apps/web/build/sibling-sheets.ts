import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { AtRule, parse, type ChildNode, type Declaration, type Root } from 'postcss'
import { VARIANTS } from '@firkant/brands/variants.ts'

const SIBLING = /^(.+)\.(?!module\.)([a-z\d-]+)\.css$/

type Chosen = Readonly<Record<string, string | undefined>>

/** `price-area.skygge.css` or `price-area.price-saved-words.css`, beside `price-area.module.css`. */
export const isSibling = (file: string) => SIBLING.test(basename(file))

/** Names of the sheets that a brand loads beside its components', in the order of the cascade: its choices, its own. */
export const siblingNames = (brandFolder: string, chosen: Chosen): readonly string[] => [
  ...Object.entries(VARIANTS).map(([name, { choices }]) => `${name}-${chosen[name] ?? Object.keys(choices)[0]}`),
  basename(brandFolder),
]

/** All sheets beside a component's, by name, also those of others. */
export function siblingsOf(file: string): ReadonlyMap<string, string> {
  const stem = basename(file).replace(/(?:\.module)?\.css$/, '')
  return new Map(
    readdirSync(dirname(file)).flatMap((name) => {
      const [, of, by = ''] = SIBLING.exec(name) ?? []
      return of === stem ? [[by, join(dirname(file), name)] as const] : []
    }),
  )
}

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer'

/** The layer of a component's rules; properties stand in another one. */
const mainLayer = (sheet: Root) =>
  sheet.nodes.find((node): node is AtRule => isLayer(node) && node.params !== 'tokens' && node.nodes !== undefined)
    ?.params

/** What a declaration is about: layer and queries, selectors, property. */
function placeOf(declaration: Declaration): string {
  const queries: string[] = []
  const selectors: string[] = []
  for (let around = declaration.parent; around && around.type !== 'root'; around = around.parent as typeof around) {
    if (around.type === 'atrule') queries.unshift(`${(around as AtRule).name} ${(around as AtRule).params}`)
    else selectors.unshift((around as unknown as { selector: string }).selector.replaceAll(/\s+/g, ' '))
  }
  return [...queries, ...selectors, declaration.prop].join('\n')
}

/** Drops what a later sheet says of the same selector in the same queries. */
function dropOverruled(sheet: Root, later: Root): void {
  const places = new Set<string>()
  later.walkDecls((declaration) => {
    places.add(placeOf(declaration))
  })
  sheet.walkDecls((declaration) => {
    if (!declaration.important && places.has(placeOf(declaration))) declaration.remove()
  })
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

/** Rules without a layer stand in the component's. */
function intoLayer(sheet: Root, layer: string | undefined): void {
  const own = sheet.nodes.filter((node) => !isLayer(node))
  if (layer === undefined && own.length > 0) throw new Error(`${sheet.source?.input.file}: its component has no layer`)
  if (layer === undefined || own.length === 0) return
  const block = new AtRule({ name: 'layer', params: layer })
  block.append(own)
  sheet.prepend(block)
}

/** Appends the sheets of these names that stand beside a component's sheet. */
export function appendSiblings(sheet: Root, file: string, names: readonly string[]): void {
  const siblings = siblingsOf(file)
  const layer = mainLayer(sheet)
  for (const name of names) {
    const from = siblings.get(name)
    if (from === undefined) continue
    const sibling = parse(readFileSync(from, 'utf8'), { from })
    intoLayer(sibling, layer)
    dropOverruled(sheet, sibling)
    sheet.append(sibling.nodes)
  }
}
