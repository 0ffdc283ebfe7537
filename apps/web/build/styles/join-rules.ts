import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss'

/** Properties that may set the same thing: `margin` and `margin-top`, `font` and `line-height`, `inset` and `left`. */
const FAMILIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [side, 'inset'])),
  ...Object.fromEntries(['width', 'height', 'min', 'max', 'block', 'inline', 'aspect'].map((each) => [each, 'size'])),
  ...Object.fromEntries(['align', 'justify', 'place'].map((each) => [each, 'place'])),
  ...Object.fromEntries(['row', 'gap'].map((each) => [each, 'gap'])),
  ...Object.fromEntries(['column', 'columns', 'grid'].map((each) => [each, 'grid'])),
  line: 'font',
}
/** `column-gap` is of two. */
function familiesOf({ prop }: Declaration): readonly string[] {
  if (prop.startsWith('--')) return [prop]
  const [word = ''] = prop.replace(/^-\w+-/, '').split('-')
  return prop.endsWith('gap') ? ['gap', 'grid'] : [FAMILIES[word] ?? word]
}

function collect(node: ChildNode, into: Set<string>): void {
  if (node.type === 'decl') for (const family of familiesOf(node)) into.add(family)
  if (node.type === 'rule' || node.type === 'atrule') for (const child of node.nodes ?? []) collect(child, into)
}

function familiesIn(nodes: readonly ChildNode[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const node of nodes) collect(node, found)
  return found
}

function hasImportant(node: ChildNode): boolean {
  if (node.type === 'decl') return node.important
  return (node.type === 'rule' || node.type === 'atrule') && (node.nodes ?? []).some(hasImportant)
}

type Block = Rule | (AtRule & { nodes: ChildNode[] })

const isBlock = (node: ChildNode): node is Block =>
  node.type === 'rule' || (node.type === 'atrule' && node.nodes !== undefined && !node.name.endsWith('keyframes'))
const nameOf = (block: Block) =>
  (block.type === 'rule' ? block.selector : `@${block.name} ${block.params}`).replaceAll(/\s+/g, ' ')

/** Whether a later block may stand in an earlier one: nothing on the way says anything of what it sets. */
function mayJoin(first: Block, between: readonly ChildNode[], later: Block): boolean {
  // Properties are declared in a layer of their own, and fonts are no rules.
  if (later.type === 'atrule' && !['media', 'container', 'supports'].includes(later.name)) return false
  if (hasImportant(later) || hasImportant(first)) return false
  const own = familiesIn(later.nodes)
  const passed = familiesIn([...(first.type === 'rule' ? first.nodes.filter(isBlock) : []), ...between])
  return !own.has('all') && !passed.has('all') && own.isDisjointFrom(passed)
}

/** Declarations stand before what is nested in their rule. */
function join(first: Block, later: Block): void {
  const declarations = later.nodes.filter((node) => node.type === 'decl')
  const lastDeclaration = first.nodes.findLast((node) => node.type === 'decl')
  if (lastDeclaration) lastDeclaration.after(declarations)
  else first.prepend(declarations)
  first.append(later.nodes.slice())
  later.remove()
}

function joinIn(container: Container): void {
  const seen = new Map<string, Block>()
  for (const node of container.nodes?.slice() ?? []) {
    if (!isBlock(node)) continue
    const first = seen.get(nameOf(node))
    const between = first ? (container.nodes ?? []).slice(container.index(first) + 1, container.index(node)) : []
    if (first && mayJoin(first, between, node)) join(first, node)
    else seen.set(nameOf(node), node)
  }
  for (const node of container.nodes ?? []) if (isBlock(node)) joinIn(node)
}

/** Rules of one selector become one where no order of the cascade can tell: each selector weighs in every document. */
export function joinRules(sheet: Root): void {
  joinIn(sheet)
}
