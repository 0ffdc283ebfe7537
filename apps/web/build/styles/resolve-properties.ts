import type { Declaration, Root } from 'postcss'

/** Long values that are used often stay properties, unless they refer to others, which the root would resolve. */
const MAX_REPEATED_LENGTH = 28
const MAX_REPEATED = 3
const SHORT = 14
const MAX_SHORT = 8

const isCustom = ({ prop }: Declaration) => prop.startsWith('--')

const selectorOf = ({ parent }: Declaration) =>
  parent?.type === 'rule' ? (parent as unknown as { selector: string }).selector : ''
const isOfRoot = (declaration: Declaration) => /^(?::root|html)/.test(selectorOf(declaration))

/** Set on the root, for every width and theme. */
function isForAll(declaration: Declaration): boolean {
  const { parent } = declaration
  if (selectorOf(declaration) !== ':root' || !parent) return false
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

type Values = ReadonlyMap<string, string>

export interface SettledProperties {
  /** With one value everywhere. */
  readonly fixed: Values
  /** With one value unless something else is set further in, or for a width or theme. */
  readonly usual: Values
}

/** Replaces properties that have one value everywhere, and writes the usual value of others behind them. */
export function withSettledValues(value: string, settled: SettledProperties): string {
  let result = ''
  let at = 0
  for (const { start, end, name } of usesIn(value)) {
    const known = settled.fixed.get(name)
    const usual = settled.usual.get(name)
    const inside = value.slice(start + 4, end - 1)
    const fallback = usual === undefined ? inside.slice(inside.indexOf(name) + name.length) : `,${usual}`
    result += value.slice(at, start)
    result +=
      known === undefined ? `var(${name}${withSettledValues(fallback, settled)})` : withSettledValues(known, settled)
    at = end
  }
  return result + value.slice(at)
}

/**
 * Properties with one value in the brand: set on the root only, for every width and theme, and not by a script. Those
 * that are set elsewhere too leave the root as well if their value is short: a sheet that comes late and sets something
 * on the root makes browsers work out the style of every element again. Sheets are given in cascade order: components,
 * then the brand.
 */
export function findSettledProperties(
  sheets: readonly Root[],
  isUsedByScripts: (name: string) => boolean,
): SettledProperties {
  const values = new Map<string, string>()
  const changing = new Set<string>()
  /** A brand's value for all that stands above a component's for some widths. */
  const overriding = new Set<string>()
  const ofRoot = new Set<string>()
  const inner = new Set<string>()
  const uses = new Map<string, number>()
  for (const sheet of sheets)
    sheet.walkDecls((declaration) => {
      for (const name of declaration.value.match(/--[\w-]+/g) ?? []) uses.set(name, (uses.get(name) ?? 0) + 1)
      if (!isCustom(declaration)) return
      const { prop, value } = declaration
      if (!isForAll(declaration)) {
        changing.add(prop)
        ;(isOfRoot(declaration) ? ofRoot : inner).add(prop)
        return
      }
      values.set(prop, value.trim())
      if (ofRoot.has(prop)) overriding.add(prop)
    })
  const refersToItself = (name: string, value: string, depth = 0): boolean =>
    depth > 9 ||
    usesIn(value).some((use) => use.name === name || refersToItself(name, values.get(use.name) ?? '', depth + 1))
  /** Where it is used, the value may not be the root's. */
  const changesInside = (value: string): boolean =>
    usesIn(value).some(({ name }) => inner.has(name) || changesInside(values.get(name) ?? ''))
  const isUsual = (name: string, value: string) =>
    changing.has(name) &&
    !overriding.has(name) &&
    (uses.get(name) ?? 0) <= (value.length <= SHORT ? MAX_SHORT : MAX_REPEATED) &&
    !changesInside(value)
  const isShort = (name: string, value: string) =>
    value.length <= MAX_REPEATED_LENGTH || (uses.get(name) ?? 0) <= MAX_REPEATED
  const own = [...values].filter(
    ([name, value]) => value !== '' && !isUsedByScripts(name) && !refersToItself(name, value),
  )
  return {
    fixed: new Map(
      own.filter(([name, value]) => !changing.has(name) && (isShort(name, value) || value.includes('var('))),
    ),
    usual: new Map(own.filter(([name, value]) => isUsual(name, value))),
  }
}

/** Takes what is left on the root for all out of a sheet, for the sheet of every page. */
export function takeRootProperties(sheet: Root): readonly Declaration[] {
  const taken: Declaration[] = []
  sheet.walkDecls((declaration) => {
    if (!isCustom(declaration) || !isForAll(declaration)) return
    taken.push(declaration.clone())
    declaration.remove()
  })
  removeEmpty(sheet)
  return taken
}

function removeEmpty(sheet: Root): void {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

export function settleProperties(sheet: Root, settled: SettledProperties): void {
  const { fixed, usual } = settled
  sheet.walkDecls((declaration) => {
    const { prop } = declaration
    if (isCustom(declaration) && (fixed.has(prop) || (usual.has(prop) && isForAll(declaration)))) declaration.remove()
    else if (declaration.value.includes('var(')) declaration.value = withSettledValues(declaration.value, settled)
  })
  removeEmpty(sheet)
}
