import type { Declaration, Root } from 'postcss'

/** Long values that are used often stay properties, unless they refer to others, which the root would resolve. */
const LONGEST_REPEATED = 28
const MOST_REPEATED = 3

const isCustom = ({ prop }: Declaration) => prop.startsWith('--')

/** Set on the root, for every width and theme. */
function isForAll({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || (parent as unknown as { selector: string }).selector !== ':root') return false
  for (let around = parent.parent; around && around.type !== 'root'; around = around.parent as typeof around)
    if (around.type !== 'atrule' || (around as unknown as { name: string }).name !== 'layer') return false
  return true
}

interface Use {
  readonly start: number
  readonly end: number
  readonly name: string
}

/** Outermost `var(--name)` and `var(--name, other)`. */
export function usesIn(value: string): readonly Use[] {
  const uses: Use[] = []
  for (let start = value.indexOf('var('); start !== -1; start = value.indexOf('var(', start)) {
    let depth = 1
    let end = start + 4
    while (end < value.length && depth > 0) {
      if (value[end] === '(') depth += 1
      if (value[end] === ')') depth -= 1
      end += 1
    }
    const name = /^\s*(--[\w-]+)/.exec(value.slice(start + 4, end))?.[1]
    if (name) uses.push({ start, end, name })
    start = end
  }
  return uses
}

export type FixedProperties = ReadonlyMap<string, string>

/** Replaces properties that have one value everywhere. */
export function withFixedValues(value: string, fixed: FixedProperties): string {
  let result = ''
  let at = 0
  for (const { start, end, name } of usesIn(value)) {
    const known = fixed.get(name)
    const fallback = value.slice(start + 4, end - 1)
    result += value.slice(at, start)
    result +=
      known === undefined
        ? `var(${name}${withFixedValues(fallback.slice(fallback.indexOf(name) + name.length), fixed)})`
        : withFixedValues(known, fixed)
    at = end
  }
  return result + value.slice(at)
}

/**
 * Properties with one value in the brand: set on the root only, for every width and theme, and not by a script. Sheets
 * are given in cascade order: components, then the brand.
 */
export function findFixedProperties(
  sheets: readonly Root[],
  isUsedByScripts: (name: string) => boolean,
): FixedProperties {
  const values = new Map<string, string>()
  const changing = new Set<string>()
  const uses = new Map<string, number>()
  for (const sheet of sheets)
    sheet.walkDecls((declaration) => {
      for (const name of declaration.value.match(/--[\w-]+/g) ?? []) uses.set(name, (uses.get(name) ?? 0) + 1)
      if (!isCustom(declaration)) return
      if (isForAll(declaration)) values.set(declaration.prop, declaration.value.trim())
      else changing.add(declaration.prop)
    })
  const refersToItself = (name: string, value: string, depth = 0): boolean =>
    depth > 9 ||
    usesIn(value).some((use) => use.name === name || refersToItself(name, values.get(use.name) ?? '', depth + 1))
  return new Map(
    [...values].filter(
      ([name, value]) =>
        !changing.has(name) &&
        value !== '' &&
        (value.length <= LONGEST_REPEATED || (uses.get(name) ?? 0) <= MOST_REPEATED || value.includes('var(')) &&
        !isUsedByScripts(name) &&
        !refersToItself(name, value),
    ),
  )
}

export function fixProperties(sheet: Root, fixed: FixedProperties): void {
  sheet.walkDecls((declaration) => {
    if (isCustom(declaration) && fixed.has(declaration.prop)) declaration.remove()
    else if (declaration.value.includes('var(')) declaration.value = withFixedValues(declaration.value, fixed)
  })
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}
