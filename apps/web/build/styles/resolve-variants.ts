import type { ChildNode, Container, Root, Rule } from 'postcss'
import { VARIANTS } from '@firkant/brands/variants.ts'

const CHOICE = /^:root(?:\[data-([a-z-]+)='([a-z-]+)'\]|:not\(\[data-([a-z-]+)='([a-z-]+)'\]\))/

type Chosen = Readonly<Record<string, string | undefined>>
type Verdict = { readonly kind: 'other' | 'dropped' } | { readonly kind: 'kept'; readonly rest: string }

function isTaken(name: string, choice: string, chosen: Chosen): boolean | undefined {
  const variant = (VARIANTS as Readonly<Record<string, { choices: Readonly<Record<string, string>> } | undefined>>)[
    name
  ]
  if (!variant) return undefined
  const choices = Object.keys(variant.choices)
  if (!choices.includes(choice))
    throw new Error(`the variant "${name}" has no choice "${choice}": ${choices.join(', ')}`)
  return (chosen[name] ?? choices[0]) === choice
}

/** `:root[data-card='lit'][data-price='row'] .name`: every attribute must match a choice. */
function matchChoices(selector: string, chosen: Chosen): Verdict {
  let rest = selector
  let isAny = false
  for (let found = CHOICE.exec(rest); found; found = CHOICE.exec(rest)) {
    const [whole, name, choice, notName, notChoice] = found
    const isChosen = isTaken(name ?? notName ?? '', choice ?? notChoice ?? '', chosen)
    if (isChosen === undefined) break
    if (isChosen === (name === undefined)) return { kind: 'dropped' }
    isAny = true
    rest = `:root${rest.slice(whole.length)}`
  }
  return isAny ? { kind: 'kept', rest: rest.replace(/^:root(?:\s+|$)/, '') } : { kind: 'other' }
}

const withoutParent = (selector: string) => selector.replace(/^&\s+/, '')

/** A rule that only nests a variant's rules is replaced by them. Its own properties stay on the root. */
function unwrap(rule: Rule): void {
  rule.walkRules((inner) => {
    const isDirect = inner.parent === rule || inner.parent?.type === 'atrule'
    if (isDirect) inner.selectors = inner.selectors.map(withoutParent)
  })
  const own: ChildNode[] = []
  const inner: ChildNode[] = []
  for (const node of rule.nodes) (node.type === 'decl' ? own : inner).push(node)
  const kept = own.length > 0 ? [rule.clone({ selectors: [':root'], nodes: own.map((node) => node.clone()) })] : []
  rule.replaceWith(...kept, ...inner)
}

/** Keeps the rules of the brand's choices and drops the others. */
export function resolveVariants(sheet: Root, chosen: Chosen): void {
  const visit = (container: Container) => {
    for (const node of container.nodes?.slice() ?? []) {
      if (node.type === 'atrule') visit(node)
      if (node.type !== 'rule') continue
      const verdicts = node.selectors.map((selector) => ({ selector, verdict: matchChoices(selector, chosen) }))
      if (verdicts.every(({ verdict }) => verdict.kind === 'other')) continue
      const rests = verdicts.flatMap(({ selector, verdict }) => {
        if (verdict.kind === 'dropped') return []
        return [verdict.kind === 'kept' ? verdict.rest : selector]
      })
      if (rests.length === 0) node.remove()
      else if (rests.includes('')) unwrap(node)
      else node.selectors = rests
    }
  }
  visit(sheet)
}
