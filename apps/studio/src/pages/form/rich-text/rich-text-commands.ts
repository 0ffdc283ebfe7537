import { baseKeymap, chainCommands, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { type LinkAttributes, richTextSchema } from './rich-text-schema.ts'
import { findAncestor, insertRow, isInTable } from './rich-text-table.ts'

const { nodes, marks } = richTextSchema

/** What a paragraph is: `0` is ordinary text. */
export const LEVELS = [0, 2, 3, 4] as const
export type Level = (typeof LEVELS)[number]

export const setLevel = (level: Level): Command =>
  level === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level })

/** Within a list of this kind it is taken out of it; within the other kind the list becomes this one. */
function toggleList(kind: typeof nodes.bullet_list): Command {
  return (state, dispatch) => {
    const list = findAncestor(state, ({ type }) => type === nodes.bullet_list || type === nodes.ordered_list)
    if (!list) return wrapInList(kind)(state, dispatch)
    if (list.node.type === kind) return liftListItem(nodes.list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.at, kind))
    return true
  }
}

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}
const insertRule: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView())
  return true
}

export const RICH_TEXT_COMMANDS = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  bulletList: toggleList(nodes.bullet_list),
  orderedList: toggleList(nodes.ordered_list),
  blockquote: wrapIn(nodes.blockquote),
  rule: insertRule,
  undo,
  redo,
} as const satisfies Record<string, Command>
export type RichTextCommand = keyof typeof RICH_TEXT_COMMANDS

/** The link that the selection or the caret is in, with its whole length. */
export function linkAt({
  doc,
  selection,
}: EditorState): { from: number; to: number; link: LinkAttributes } | undefined {
  const { $from, from, to } = selection
  const found = $from.marksAcross($from)?.find(({ type }) => type === marks.link) ?? marks.link.isInSet($from.marks())
  if (!found) return undefined
  let [start, end] = [from, to]
  doc.nodesBetween($from.start(), $from.end(), (node, at) => {
    if (!node.isText || !found.isInSet(node.marks) || at > to || at + node.nodeSize < from) return
    start = Math.min(start, at)
    end = Math.max(end, at + node.nodeSize)
  })
  return { from: start, to: end, link: found.attrs as unknown as LinkAttributes }
}

/** On what is selected, or on the link that the caret is in; without either the address itself is what is read. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    const own = linkAt(state)
    const range = own ?? { from, to }
    const mark = marks.link.create({ ...own?.link, href })
    if (!own && empty) dispatch?.(state.tr.insert(from, richTextSchema.text(href, [mark])))
    else dispatch?.(state.tr.removeMark(range.from, range.to, marks.link).addMark(range.from, range.to, mark))
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const own = linkAt(state)
  if (!own) return false
  dispatch?.(state.tr.removeMark(own.from, own.to, marks.link))
  return true
}

/** In a cell a line ends, as there is one paragraph in it. */
const breakInTable: Command = (state, dispatch) => isInTable(state) && insertBreak(state, dispatch)

/** Tab leaves the text, as every other field: lists go in and out by `Mod-]` and `Mod-[`. */
export const RICH_TEXT_KEYS: Readonly<Record<string, Command>> = {
  'Mod-b': RICH_TEXT_COMMANDS.strong,
  'Mod-i': RICH_TEXT_COMMANDS.em,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-Alt-0': setLevel(0),
  'Mod-Alt-2': setLevel(2),
  'Mod-Alt-3': setLevel(3),
  'Mod-Alt-4': setLevel(4),
  'Mod-Shift-7': RICH_TEXT_COMMANDS.orderedList,
  'Mod-Shift-8': RICH_TEXT_COMMANDS.bulletList,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  'Shift-Enter': insertBreak,
  'Mod-Enter': insertRow,
  Enter: chainCommands(breakInTable, splitListItem(nodes.list_item), baseKeymap.Enter ?? (() => false)),
}
