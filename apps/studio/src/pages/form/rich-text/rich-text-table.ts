import { Fragment, type Node as TextNode } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { richTextSchema } from './rich-text-schema.ts'

const { nodes } = richTextSchema

export interface Ancestor {
  readonly node: TextNode
  /** The position before it. */
  readonly at: number
}

/** The innermost one around the caret. */
export function findAncestor({ selection }: EditorState, isIt: (node: TextNode) => boolean): Ancestor | undefined {
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (isIt(node)) return { node, at: $from.before(depth) }
  }
  return undefined
}

const findRow = (state: EditorState) => findAncestor(state, ({ type }) => type === nodes.table_row)
const findTable = (state: EditorState) => findAncestor(state, ({ type }) => type === nodes.table)
export const isInTable = (state: EditorState): boolean => findRow(state) !== undefined

/** As the row of the caret, with empty cells; below the head it is a row of the body. */
export const insertRow: Command = (state, dispatch) => {
  const row = findRow(state)
  const table = findTable(state)
  if (!row || !table) return false
  const isHead = findAncestor(state, ({ type }) => type === nodes.table_head) !== undefined
  const cells = row.node.children.map(({ type, attrs }) =>
    isHead ? nodes.table_cell.create({ colspan: attrs.colspan as unknown }) : type.create(attrs),
  )
  const head = isHead ? (table.node.firstChild?.nodeSize ?? 0) : 0
  const at = isHead ? table.at + head + 2 : row.at + row.node.nodeSize
  const tr = state.tr.insert(at, nodes.table_row.create(undefined, Fragment.from(cells)))
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 2))).scrollIntoView())
  return true
}

/** With its last row the table goes as well. */
export const removeRow: Command = (state, dispatch) => {
  const row = findRow(state)
  const table = findTable(state)
  if (!row || !table) return false
  const part = findAncestor(state, ({ type }) => type === nodes.table_head || type === nodes.table_body)
  const isLast = part?.node.childCount === 1
  const isHead = part?.node.type === nodes.table_head
  const gone = isLast && part ? (isHead ? part : table) : row
  dispatch?.(state.tr.delete(gone.at, gone.at + gone.node.nodeSize).scrollIntoView())
  return true
}

const COLUMNS = 2

/** A head and one row; more rows are added below. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (cell: typeof nodes.table_cell, attrs: { scope?: string }) =>
    nodes.table_row.create(
      undefined,
      Array.from({ length: COLUMNS }, () => cell.create(attrs)),
    )
  const table = nodes.table.create(undefined, [
    nodes.table_head.create(undefined, row(nodes.table_header, { scope: 'col' })),
    nodes.table_body.create(undefined, row(nodes.table_cell, {})),
  ])
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView())
  return true
}
