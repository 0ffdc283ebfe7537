import type { ChildNode, Container, Root, Rule } from 'postcss'

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g
const PART = /\[data-part=["']?([\w-]+)/g
const ATTRIBUTE = /\[(data-[\w-]+)/g
const SHOWN = /\battr\((data-[\w-]+)/g
const STRING = /"[^"]*"|'[^']*'/g
/** Arguments of these speak of other elements. */
const OF_OTHERS = /:has\(/

/** Who is styled by what: an owner is `part:card` or `class:<file>#card`; `any` is any element. */
export interface AttributeReaders {
  readonly parts: ReadonlySet<string>
  readonly owners: ReadonlyMap<string, ReadonlySet<string>>
}

export const ANY_ELEMENT = 'any'
export const partOwner = (part: string) => `part:${part}`
export const classOwner = (file: string, name: string) => `class:${file}#${name}`

/** Splits at combinators and commas outside of brackets and parentheses. */
function compoundsOf(selector: string): readonly string[] {
  const compounds: string[] = []
  let depth = 0
  let current = ''
  for (const letter of selector) {
    if (letter === '(' || letter === '[') depth += 1
    if (letter === ')' || letter === ']') depth -= 1
    if (depth === 0 && /[\s>+~,]/.test(letter)) {
      compounds.push(current)
      current = ''
    } else current += letter
  }
  return [...compounds, current].filter((compound) => compound !== '')
}

/** Selectors in the arguments of `:is(…)`, `:not(…)`: with a combinator they are on their own. */
const argumentsOf = (compound: string) =>
  [...compound.matchAll(/\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].flatMap(([, inner = '']) =>
    inner.split(',').map((each) => each.trim()),
  )

function ownersIn(compound: string, file: string): string[] {
  const plain = compound.replaceAll(ATTRIBUTE, (all) => (all === '[data-part' ? all : '')).replaceAll(STRING, '')
  return [
    ...[...compound.matchAll(PART)].map(([, part = '']) => partOwner(part)),
    ...[...plain.matchAll(CLASS)].map(([, name = '']) => classOwner(file, name)),
  ]
}

export function createReaders() {
  const parts = new Set<string>()
  const owners = new Map<string, Set<string>>()
  const note = (attribute: string, readers: readonly string[]) => {
    const known = owners.get(attribute) ?? new Set<string>()
    owners.set(attribute, known)
    for (const reader of readers.length > 0 ? readers : [ANY_ELEMENT]) known.add(reader)
  }

  function readCompound(compound: string, file: string, parents: readonly string[]): void {
    const own = [...ownersIn(compound, file), ...(compound.includes('&') ? parents : [])]
    const isOfOthers = OF_OTHERS.test(compound) || argumentsOf(compound).some((each) => /[\s>+~]/.test(each))
    for (const [, attribute = ''] of compound.matchAll(ATTRIBUTE)) {
      if (attribute !== 'data-part') note(attribute, isOfOthers ? [] : own)
    }
    for (const [, part = ''] of compound.matchAll(PART)) parts.add(part)
  }

  function readRules(container: Container<ChildNode>, file: string, parents: readonly string[]): void {
    for (const node of container.nodes ?? []) {
      if (node.type === 'atrule') readRules(node, file, parents)
      if (node.type === 'decl') for (const [, attribute = ''] of node.value.matchAll(SHOWN)) note(attribute, parents)
      if (node.type !== 'rule') continue
      const { selector } = node as Rule
      const compounds = compoundsOf(selector)
      for (const compound of compounds) readCompound(compound, file, parents)
      readRules(node, file, [...parents, ...compounds.flatMap((compound) => ownersIn(compound, file))])
    }
  }

  return {
    readers: { parts, owners } satisfies AttributeReaders,
    readSheet: (sheet: Root, file: string) => readRules(sheet, file, []),
    /** Scripts find elements by selectors and read attributes of any. */
    readScript(code: string) {
      for (const [, part = ''] of code.matchAll(PART)) parts.add(part)
      for (const [, attribute = ''] of code.matchAll(ATTRIBUTE)) note(attribute, [])
      for (const [, name = ''] of code.matchAll(/\bdataset\.(\w+)/g))
        note(`data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, [])
    },
    /** `card`, `stress[data-kind]`, `[data-sum]`: a part, an attribute of a part, an attribute of any element. */
    readKept: (entry: string) => readCompound(entry.replace(/^[\w-]+/, '[data-part=$&]'), '', []),
  }
}
