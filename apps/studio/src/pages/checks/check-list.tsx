import { useEffect, useState, type ReactNode } from 'react'
import type { ShownCheck, ShownFinding } from '@firkant/domain/change-sets/page-calls.ts'
import type { WrittenBlock } from '@firkant/domain/content/blocks/block-tree.ts'
import { PAGE_CHECKS } from '@firkant/domain/content/checks/page-check.ts'
import { CallError, callServer } from '../../platform/call-server.ts'
import { useStudio } from '../../platform/studio-context.tsx'
import { useSettled } from '../../platform/use-settled.ts'
import { placeText } from '../../sets/change-texts.ts'
import { failureName } from '../../texts/names.ts'
import { problemText } from '../../texts/problems/problem-text.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { blockIdAt } from './block-id-at.ts'

interface CheckListProps {
  readonly document: string
  readonly setId: string
  /** Counts what was saved: each is looked at. */
  readonly saves: number
  readonly blocks: readonly WrittenBlock[]
  readonly choose: (id: string) => void
}

/** Before the first answer, so that nothing moves when it comes. */
const WAITING: readonly ShownCheck[] = PAGE_CHECKS.map((check) => ({ check, state: 'waits', findings: [] }))

const MARKS = { ok: '✓', look: '!', mend: '×', waits: '…' } as const

function useChecks({ document, setId, saves }: Pick<CheckListProps, 'document' | 'setId' | 'saves'>) {
  const { sessionEnded } = useStudio()
  const [checks, setChecks] = useState<readonly ShownCheck[]>()
  const [failure, setFailure] = useState<CallError['code']>()
  const [shown, setShown] = useState(-1)
  // The list asks for a whole page.
  const settled = useSettled(saves)
  useEffect(() => {
    let isCurrent = true
    const ask = () =>
      callServer('GET /api/studio/check', { query: { document, ...(setId !== '' && { set: setId }) } }).then(
        (answer) => {
          if (!isCurrent) return
          setChecks(answer.checks)
          setFailure(undefined)
          setShown(settled)
        },
        (error: unknown) => {
          if (!isCurrent) return
          const code = error instanceof CallError ? error.code : 'internal-error'
          if (code === 'sign-in-required') sessionEnded()
          else setFailure(code)
        },
      )
    void ask()
    return () => {
      isCurrent = false
    }
  }, [document, setId, settled, sessionEnded])
  return { checks, failure, isCurrent: shown === saves }
}

function useFindingText() {
  const { text, language } = useTexts()
  return ({ code, path, message = '', values }: ShownFinding): string =>
    code === 'told'
      ? `${placeText(language, path ?? [])}: ${problemText(language, message)}`
      : text(`finding_${code}`, values)
}

function Findings({
  check,
  blocks,
  choose,
}: Pick<CheckListProps, 'blocks' | 'choose'> & { readonly check: ShownCheck }) {
  const { text } = useTexts()
  const textOf = useFindingText()
  const { findings, figure, state } = check
  return (
    <div className="check-findings">
      <p className="quiet">
        {text(`check_${check.check}_lead`)} {state === 'waits' && text('checkWaits')}
        {figure && text('checkFigure', figure)}
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => {
            const block = finding.block ?? blockIdAt(blocks, finding.path ?? [])
            const words = textOf(finding)
            return (
              <li key={`${block} ${words}`}>
                {block === undefined ? (
                  words
                ) : (
                  <button type="button" className="link" onClick={() => choose(block)}>
                    {words}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** What is looked at before a page is published: each with what was found, and the way to where it is. */
export function CheckList(props: CheckListProps): ReactNode {
  const { text } = useTexts()
  const { checks, failure, isCurrent } = useChecks(props)
  const [open, setOpen] = useState<string>()
  const shown = checks?.find(({ check }) => check === open)
  return (
    <section className="checks" aria-label={text('checks')} data-current={isCurrent}>
      <h2>{text('checks')}</h2>
      {failure && <p className="problem">{text(failureName(failure))}</p>}
      {!checks && !failure && <p className="visually-hidden">{text('checksComing')}</p>}
      <div className="check-row">
        {(checks ?? WAITING).map(({ check, state, findings }) => (
          <button
            key={check}
            type="button"
            className="check-mark"
            data-state={state}
            aria-expanded={open === check}
            onClick={() => setOpen(open === check ? undefined : check)}
          >
            <span className="mark" aria-hidden="true">
              {MARKS[state]}
            </span>
            {text(`check_${check}`)}
            <span className={findings.length > 0 ? 'count' : 'visually-hidden'}>
              {findings.length > 0 ? findings.length : text(`checkIs_${state}`)}
            </span>
            {findings.length > 0 && <span className="visually-hidden">{text(`checkIs_${state}`)}</span>}
          </button>
        ))}
      </div>
      {shown && <Findings check={shown} blocks={props.blocks} choose={props.choose} />}
    </section>
  )
}
