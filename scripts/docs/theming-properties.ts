import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type AtRule, type Comment, type Declaration, type Rule } from 'postcss'

const COMPONENTS = ['packages/ui/src', 'apps/web/src']

export interface ThemingProperty {
  readonly name: string
  readonly value: string
  /** What it is for, from the comment behind it. */
  readonly words: string | undefined
}

export interface ThemedComponent {
  /** `apps/web/src/features/product-card/price-area.css` */
  readonly file: string
  readonly properties: readonly ThemingProperty[]
}

const isLayerOfTokens = (node: unknown) =>
  (node as AtRule | undefined)?.name === 'layer' && (node as AtRule).params === 'tokens'

function wordsBehind(declaration: Declaration): string | undefined {
  const next = declaration.next()
  const isBehind = next?.type === 'comment' && next.source?.start?.line === declaration.source?.end?.line
  return isBehind ? (next as Comment).text : undefined
}

function propertiesOf(css: string): readonly ThemingProperty[] {
  const found: ThemingProperty[] = []
  parse(css).walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule
    if (rule.selector !== ':root' || !isLayerOfTokens(rule.parent)) return
    found.push({
      name: declaration.prop,
      value: declaration.value.replaceAll(/\s+/g, ' '),
      words: wordsBehind(declaration),
    })
  })
  return found
}

export const ROLES_SHEET = 'apps/web/src/start/styles/roles.css'

/** Every component that declares properties: in the layer of tokens, on the root, with their defaults. */
export function readThemedComponents(root: string): readonly ThemedComponent[] {
  return COMPONENTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
    .toSorted()
    .map((file) => ({ file, properties: propertiesOf(readFileSync(join(root, file), 'utf8')) }))
    .filter(({ properties }) => properties.length > 0)
}

const BRANDS = 'packages/brands/src'
const USED_WITHOUT_FALLBACK = /var\((--[\w-]+)\)/g

const sheetsIn = (root: string, folder: string, isWanted: (name: string) => boolean = () => true) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && isWanted(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

const setIn = (sheets: readonly string[]) =>
  new Set(sheets.flatMap((css) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name)))

const usedIn = (sheets: readonly string[]) =>
  new Set(sheets.flatMap((css) => [...css.matchAll(USED_WITHOUT_FALLBACK)].map(([, name = '']) => name)))

/**
 * What a component uses without a fallback and neither a component, nor a script, nor every brand sets: the next brand,
 * which may choose any variant, would not have it. A brand's own sheets beside components may use what the brand sets.
 */
export function propertiesOfSomeBrands(root: string): readonly string[] {
  const brands = readdirSync(join(root, BRANDS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'variants')
    .map(({ name }) => ({ name, set: setIn(sheetsIn(root, `${BRANDS}/${name}`)) }))
  const ownerOf = (file: string) => brands.find(({ name }) => file.endsWith(`.${name}.css`))
  const shared = COMPONENTS.flatMap((folder) => sheetsIn(root, folder, (file) => ownerOf(file) === undefined))
  const scripts = COMPONENTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  ).join('\n')
  const declared = setIn(shared)
  const isKnown = (name: string) => declared.has(name) || scripts.includes(name)
  const missing = [...usedIn(shared)].filter((name) => !isKnown(name) && !brands.every(({ set }) => set.has(name)))
  const missingInOwn = brands.flatMap((brand) => {
    const own = COMPONENTS.flatMap((folder) => sheetsIn(root, folder, (file) => ownerOf(file) === brand))
    const setThere = setIn(own)
    return [...usedIn(own)]
      .filter((name) => !isKnown(name) && !setThere.has(name) && !brand.set.has(name))
      .map((name) => `${brand.name}: ${name}`)
  })
  return [...missing, ...missingInOwn].toSorted()
}
