import type { Command } from 'prosemirror-state'
import { type ReactNode, useState } from 'react'
import { Button, ToggleButton, Toolbar } from 'react-aria-components'
import { type TextKey, useTexts } from '../../../texts/use-texts.tsx'
import { LinkField } from './link-field.tsx'
import {
  LEVELS,
  removeLink,
  RICH_TEXT_COMMANDS,
  type RichTextCommand,
  setLevel,
  setLink,
} from './rich-text-commands.ts'
import type { RichTextState } from './rich-text-editor.ts'
import { insertRow, insertTable, removeRow } from './rich-text-table.ts'

interface BarProps {
  readonly label: string
  readonly state: RichTextState
  readonly run: (command: Command) => void
}

/** Drawn with a line, 20 × 20. */
const ICONS = {
  strong: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  em: 'M9 4h6M5 16h6M12 4 8 16',
  bulletList: 'M8 5h9M8 10h9M8 15h9M3.5 5h.1M3.5 10h.1M3.5 15h.1',
  orderedList: 'M9 5h8M9 10h8M9 15h8M3 4l1.4-1v4M3 12.5c0-1.6 2.6-1.6 2.6 0 0 1-2.6 1.6-2.6 3h2.6',
  blockquote: 'M4 5v10M8 6h9M8 10h9M8 14h6',
  link: 'M8.5 11.5a3.2 3.2 0 0 0 4.6 0l2.8-2.8a3.2 3.2 0 0 0-4.6-4.6L10 5.4M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-2.8 2.8a3.2 3.2 0 0 0 4.6 4.6L10 14.6',
  rule: 'M3 10h14',
  table: 'M3 4h14v12H3zM3 8h14M10 4v12',
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M16 8l-4-4M16 8l-4 4',
} as const

const Icon = ({ of }: { readonly of: keyof typeof ICONS }): ReactNode => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={ICONS[of]} />
  </svg>
)

const TOGGLES = ['strong', 'em', 'bulletList', 'orderedList', 'blockquote'] as const satisfies RichTextCommand[]

interface DoProps {
  readonly name: keyof typeof ICONS
  readonly label: TextKey
  /** Why it can't be pressed. */
  readonly bar?: TextKey | undefined
  readonly press: () => void
}

/** One that can't be pressed stays in the row, and says why. */
function Do({ name, label, bar, press }: DoProps): ReactNode {
  const { text } = useTexts()
  return (
    <button
      type="button"
      aria-label={text(label)}
      aria-disabled={bar !== undefined}
      title={text(bar ?? label)}
      onClick={() => bar === undefined && press()}
    >
      <Icon of={name} />
    </button>
  )
}

function Toggles({ state, run }: Omit<BarProps, 'label'>): ReactNode {
  const { text } = useTexts()
  return TOGGLES.map((name) => (
    <ToggleButton
      key={name}
      aria-label={text(`rich_${name}`)}
      isSelected={state.on.has(name)}
      onChange={() => run(RICH_TEXT_COMMANDS[name])}
    >
      <Icon of={name} />
    </ToggleButton>
  ))
}

function Steps({ state, run }: Omit<BarProps, 'label'>): ReactNode {
  return (
    <>
      <Do
        name="undo"
        label="rich_undo"
        bar={state.canUndo ? undefined : 'rich_undoBar'}
        press={() => run(RICH_TEXT_COMMANDS.undo)}
      />
      <Do
        name="redo"
        label="rich_redo"
        bar={state.canRedo ? undefined : 'rich_redoBar'}
        press={() => run(RICH_TEXT_COMMANDS.redo)}
      />
    </>
  )
}

/** One stop of Tab, walked with the arrow keys. */
export function RichTextBar({ label, state, run }: BarProps): ReactNode {
  const { text } = useTexts()
  const [isLinking, setLinking] = useState(false)
  return (
    <>
      <Toolbar className="rich-bar" aria-label={text('rich_bar', { field: label })}>
        <select
          aria-label={text('rich_level')}
          value={state.level}
          onChange={({ target }) => {
            const level = LEVELS.find((each) => String(each) === target.value)
            if (level !== undefined) run(setLevel(level))
          }}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {level === 0 ? text('rich_paragraph') : text('rich_heading', { level })}
            </option>
          ))}
        </select>
        <Toggles state={state} run={run} />
        <ToggleButton
          aria-label={text('rich_link')}
          isSelected={state.link !== undefined}
          onChange={() => setLinking(!isLinking)}
        >
          <Icon of="link" />
        </ToggleButton>
        {!state.inTable && (
          <>
            <Do name="table" label="rich_table" press={() => run(insertTable)} />
            <Do name="rule" label="rich_rule" press={() => run(RICH_TEXT_COMMANDS.rule)} />
          </>
        )}
        <Steps state={state} run={run} />
        {state.inTable && (
          <>
            <Button className="rich-words" onPress={() => run(insertRow)}>
              {text('rich_addRow')}
            </Button>
            <Button className="rich-words" onPress={() => run(removeRow)}>
              {text('rich_removeRow')}
            </Button>
          </>
        )}
      </Toolbar>
      {isLinking && (
        <LinkField
          first={state.link ?? ''}
          take={(href) => {
            run(href === '' ? removeLink : setLink(href))
            setLinking(false)
          }}
          close={() => setLinking(false)}
        />
      )}
    </>
  )
}
