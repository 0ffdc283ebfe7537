import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse, type AtRule, type ChildNode, type Declaration, type Root } from 'postcss'
import { VARIANTS } from '@firkant/brands/variants.ts'

const SIBLING = /^(.+)\.(?!module\.)([a-z\d-]+)\.css$/

type Chosen = Readonly<Record<string, string | undefined>>

/** `looks/price-area.skygge.css` or `looks/price-area.price-saved-words.css`, beside `price-area.module.css`. */
export const isSibling = (file: string) => SIBLING.test(basename(file))

/** Names of the sheets that a brand loads beside its components', in the order of the cascade: its choices, its own. */
export const siblingNames = (brandFolder: string, chosen: Chosen): readonly string[] => [
  ...Object.entries(VARIANTS).map(([name, { choices }]) => `${name}-${chosen[name] ?? Object.keys(choices)[0]}`),
  basename(brandFolder),
]

/** All sheets beside a component's, by name, also those of others. */
export function siblingsOf(file: string): ReadonlyMap<string, string> {
  const folder = join(dirname(file), 'looks')
  const stem = basename(file).replace(/(?:\.module)?\.css$/, '')
  return new Map(
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
      const [, of, by = ''] = SIBLING.exec(name) ?? []
      return of === stem ? [[by, join(folder, name)] as const] : []
    }),
  )
}

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer'

/** Where a component's rules stand; properties stand in a layer before it. */
const mainBlock = (sheet: Root) =>
  sheet.nodes.find((node): node is AtRule => isLayer(node) && node.params !== 'tokens' && node.nodes !== undefined)

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

/** Drops what later rules say of the same selector in the same queries. */
function dropOverruled(sheet: Root, later: readonly ChildNode[]): void {
  const added = new Set<Declaration>()
  for (const node of later)
    if (node.type === 'rule' || node.type === 'atrule')
      node.walkDecls((declaration) => {
        added.add(declaration)
      })
  const places = new Set([...added].map(placeOf))
  sheet.walkDecls((declaration) => {
    if (!added.has(declaration) && !declaration.important && places.has(placeOf(declaration))) declaration.remove()
  })
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

/** Appends the sheets of these names that stand beside a component's: rules without a layer stand in the component's. */
export function appendSiblings(sheet: Root, file: string, names: readonly string[]): void {
  const siblings = siblingsOf(file)
  const main = mainBlock(sheet)
  for (const name of names) {
    const from = siblings.get(name)
    if (from === undefined) continue
    const nodes = parse(readFileSync(from, 'utf8'), { from }).nodes.slice()
    const own = nodes.filter((node) => !isLayer(node))
    if (own.length > 0 && main === undefined) throw new Error(`${from}: its component has no layer`)
    main?.append(own)
    sheet.append(nodes.filter(isLayer))
    dropOverruled(sheet, nodes)
  }
}
