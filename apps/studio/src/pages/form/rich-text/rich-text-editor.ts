import { baseKeymap } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type Level, LEVELS, linkAt, RICH_TEXT_KEYS, type RichTextCommand } from './rich-text-commands.ts'
import { readHtml, writeHtml } from './rich-text-html.ts'
import { richTextSchema } from './rich-text-schema.ts'
import { findAncestor, isInTable } from './rich-text-table.ts'

/** What the buttons show: of the place of the caret. */
export interface RichTextState {
  readonly level: Level
  readonly on: ReadonlySet<RichTextCommand>
  readonly link: string | undefined
  readonly inTable: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export const BEFORE_FIRST_STATE: RichTextState = {
  level: 0,
  on: new Set(),
  link: undefined,
  inTable: false,
  canUndo: false,
  canRedo: false,
}

function stateOf(state: EditorState): RichTextState {
  const { nodes, marks } = richTextSchema
  const inside = (type: typeof nodes.blockquote) => findAncestor(state, (node) => node.type === type) !== undefined
  const { $from, from, to, empty } = state.selection
  const hasMark = (mark: typeof marks.strong) =>
    empty ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, mark)
  const isOn: readonly (readonly [RichTextCommand, boolean])[] = [
    ['strong', hasMark(marks.strong)],
    ['em', hasMark(marks.em)],
    ['bulletList', inside(nodes.bullet_list)],
    ['orderedList', inside(nodes.ordered_list)],
    ['blockquote', inside(nodes.blockquote)],
  ]
  const heading = $from.parent.type === nodes.heading ? Number($from.parent.attrs.level) : 0
  return {
    level: LEVELS.find((level) => level === heading) ?? 0,
    on: new Set(isOn.flatMap(([name, is]) => (is ? [name] : []))),
    link: linkAt(state)?.link.href,
    inTable: isInTable(state),
    canUndo: undo(state),
    canRedo: redo(state),
  }
}

const begin = (html: string) =>
  EditorState.create({
    doc: readHtml(html),
    plugins: [history(), keymap(RICH_TEXT_KEYS), keymap(baseKeymap)],
  })

interface RichTextInput {
  readonly place: HTMLElement
  readonly html: string
  readonly attributes: Readonly<Record<string, string>>
  /** Only of what somebody typed, pasted or pressed. */
  readonly onChange: (html: string) => void
  readonly onState: (state: RichTextState) => void
}

export interface RichTextEditor {
  readonly run: (command: Command) => void
  /** What somebody else wrote takes the place of it; the same again changes nothing. */
  readonly show: (html: string) => void
  readonly setAttributes: (attributes: Readonly<Record<string, string>>) => void
  readonly focus: () => void
  readonly stop: () => void
}

export function createRichText({ place, html, attributes, onChange, onState }: RichTextInput): RichTextEditor {
  let written = html
  const view = new EditorView(place, {
    state: begin(html),
    attributes,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      onState(stateOf(view.state))
      if (!transaction.docChanged) return
      written = writeHtml(view.state.doc)
      onChange(written)
    },
  })
  onState(stateOf(view.state))
  return {
    run(command) {
      command(view.state, view.dispatch)
      view.focus()
    },
    show(next) {
      if (next === written) return
      written = next
      view.updateState(begin(next))
      onState(stateOf(view.state))
    },
    setAttributes: (next) => view.setProps({ attributes: next }),
    focus: () => view.focus(),
    stop: () => view.destroy(),
  }
}
