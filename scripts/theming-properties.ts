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
