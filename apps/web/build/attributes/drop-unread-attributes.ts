import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseAst, type Plugin } from 'vite'
import { COMPONENTS, filesIn, readSheets, type BrandChoice } from '../styles/component-sheets.ts'
import { PRODUCTION_PARTS } from './production-parts.ts'
import { ANY_ELEMENT, classOwner, createReaders, partOwner, type AttributeReaders } from './read-attributes.ts'

/** All that asks for attributes in a brand's shop: its sheets, its scripts, and what is kept for others. */
export function findReaders(brand: BrandChoice): AttributeReaders {
  const { readers, readSheet, readScript, readKept } = createReaders()
  for (const { file, sheet } of readSheets(brand)) readSheet(sheet, file)
  for (const file of COMPONENTS.flatMap((folder) => filesIn(folder, /\.tsx?$/))) readScript(readFileSync(file, 'utf8'))
  for (const entry of Object.values(PRODUCTION_PARTS).flat()) readKept(entry)
  return readers
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Attribute extends Node {
  readonly name?: { readonly name?: string }
  readonly value?: (Node & { readonly value?: unknown; readonly expression?: Node }) | null
}
interface Element extends Node {
  readonly name: { readonly type: string; readonly name?: string }
  readonly attributes: readonly Attribute[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* elementsIn(value: unknown): Generator<Element> {
  if (Array.isArray(value)) for (const each of value) yield* elementsIn(each)
  if (!isNode(value)) return
  if (value.type === 'JSXOpeningElement') yield value as Element
  for (const child of Object.values(value)) yield* elementsIn(child)
}

const STYLE_IMPORT = /\bimport (?:\* as )?(\w+) from ['"]([^'"]+\.module\.css)['"]/g
const STYLE_NAME = /^(\w+)\.(\w+)$/

/** The owners that an element has for certain; undefined when it may have others. */
function ownersOf(element: Element, code: string, styles: ReadonlyMap<string, string>): readonly string[] | undefined {
  const owners: string[] = []
  for (const { type, name, value } of element.attributes) {
    if (type === 'JSXSpreadAttribute') return undefined
    if (name?.name === 'data-part') {
      if (typeof value?.value !== 'string') return undefined
      owners.push(partOwner(value.value))
    }
    if (name?.name !== 'className' || typeof value?.value === 'string') continue
    const [, object = '', local = ''] =
      STYLE_NAME.exec(value?.expression ? code.slice(value.expression.start, value.expression.end) : '') ?? []
    const file = styles.get(object)
    if (file === undefined) return undefined
    owners.push(classOwner(file, local))
  }
  return owners
}

function isUnread(attribute: Attribute, owners: readonly string[] | undefined, readers: AttributeReaders): boolean {
  const name = attribute.name?.name
  if (name === undefined || !name.startsWith('data-')) return false
  if (name === 'data-part') {
    const part = attribute.value?.value
    return typeof part === 'string' && !readers.parts.has(part)
  }
  const known = readers.owners.get(name)
  if (known === undefined) return true
  return !known.has(ANY_ELEMENT) && owners !== undefined && !owners.some((owner) => known.has(owner))
}

export function withoutUnread(code: string, file: string, readers: AttributeReaders): string {
  const styles = new Map(
    [...code.matchAll(STYLE_IMPORT)].map(([, name = '', path = '']) => [name, resolve(dirname(file), path)]),
  )
  let result = ''
  let at = 0
  for (const element of elementsIn(parseAst(code, { lang: 'tsx' }))) {
    if (!/^[a-z]/.test(element.name.name ?? '')) continue
    const owners = ownersOf(element, code, styles)
    for (const attribute of element.attributes) {
      if (!isUnread(attribute, owners, readers)) continue
      result += code.slice(at, attribute.start)
      at = attribute.end
    }
  }
  return result + code.slice(at)
}

/**
 * Leaves out the `data-*` attributes of elements that no sheet of the brand and no script of the shop asks for, and that
 * are not kept for others (production-parts.ts). The sources have those of all brands.
 */
export function dropUnreadAttributes(brand: BrandChoice): Plugin {
  let readers: AttributeReaders | undefined
  return {
    name: 'drop-unread-attributes',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('data-')) return undefined
      readers ??= findReaders(brand)
      return { code: withoutUnread(code, id, readers), map: null }
    },
  }
}
