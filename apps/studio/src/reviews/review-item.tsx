import { useId, useState, type ReactNode } from 'react'
import { MAX_SHOP_ANSWER_LENGTH, REFUSALS, type Decision, type Refusal } from '@firkant/domain/reviews/moderation.ts'
import type { Moderated, ModerationAnswer } from '@firkant/domain/reviews/review-desk-calls.ts'
import { WorkButton } from '../parts/work-button.tsx'
import { callServer } from '../platform/call-server.ts'
import { useStudio } from '../platform/studio-context.tsx'
import { useWork } from '../platform/use-work.ts'
import { MODERATED_NAMES, MODERATION_ERROR_NAMES, MODERATION_NAMES, REFUSAL_NAMES } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'

interface ItemProps {
  readonly item: Moderated
  readonly replace: (item: Moderated) => void
}

/** As it was written, in the language that it was written in. */
function Written({ item }: Pick<ItemProps, 'item'>): ReactNode {
  const { text, moment } = useTexts()
  return (
    <>
      <p className="quiet">
        {text(MODERATED_NAMES[item.kind])} · {text(MODERATION_NAMES[item.state])}
        {item.reason && ` · ${text(REFUSAL_NAMES[item.reason])}`}
      </p>
      <h2>
        <a href={item.productUrl}>{item.product}</a>
      </h2>
      {item.rating !== undefined && <p>{text('reviewStars', { stars: String(item.rating) })}</p>}
      <div lang={item.language}>
        {item.question && <p className="quiet">{text('reviewAsked', { question: item.question })}</p>}
        {item.title && <h3>{item.title}</h3>}
        <p className="note">{item.text}</p>
      </div>
      {item.measures.length > 0 && (
        <ul className="list">
          {item.measures.map(({ label, holds }) => (
            <li key={label}>
              {holds ? '✓' : '✗'} {label}
            </li>
          ))}
        </ul>
      )}
      {item.photos.length > 0 && (
        <div className="row">
          {item.photos.map((src, at) => (
            <img key={src.slice(-40)} src={src} alt={text('reviewPhoto', { number: String(at + 1) })} width="160" />
          ))}
        </div>
      )}
      <p className="quiet">
        {text('reviewBy', { author: item.author || text('reviewNobody'), moment: moment(item.writtenAt) })}
      </p>
    </>
  )
}

type Take = (call: () => Promise<ModerationAnswer>) => void

interface PartProps {
  readonly item: Moderated
  readonly isWorking: boolean
  readonly take: Take
}

function Decisions({ item, isWorking, take }: PartProps): ReactNode {
  const { text } = useTexts()
  const [reason, setReason] = useState<Refusal>()
  const id = useId()
  const decide = (decision: Decision) =>
    take(() =>
      callServer('POST /api/studio/reviews/decide', {
        body: { kind: item.kind, id: item.id, seenRevision: item.revision, decision, ...(reason && { reason }) },
      }),
    )
  return (
    <div className="decide">
      {item.state !== 'published' && (
        <WorkButton label={text('publish')} tone="main" isWorking={isWorking} onPress={() => decide('publish')} />
      )}
      {item.state !== 'refused' && (
        <>
          <div className="field">
            <label htmlFor={id}>{text('refusalReason')}</label>
            <select
              id={id}
              value={reason ?? ''}
              onChange={({ target }) => setReason(REFUSALS.find((each) => each === target.value))}
            >
              <option value="">{text('refuse')}</option>
              {REFUSALS.map((each) => (
                <option key={each} value={each}>
                  {text(REFUSAL_NAMES[each])}
                </option>
              ))}
            </select>
          </div>
          <WorkButton label={text('refuseNow')} isWorking={isWorking} onPress={() => decide('refuse')} />
        </>
      )}
    </div>
  )
}

function ShopAnswer({ item, kind, isWorking, take }: PartProps & { readonly kind: 'review' | 'question' }): ReactNode {
  const { text } = useTexts()
  const [answer, setAnswer] = useState(item.answer ?? '')
  const id = useId()
  const save = () =>
    take(() => callServer('POST /api/studio/reviews/answer', { body: { kind, id: item.id, text: answer } }))
  return (
    <div className="desk-answer">
      <div className="field">
        <label htmlFor={id}>{text('shopAnswer')}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={MAX_SHOP_ANSWER_LENGTH}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </div>
      <WorkButton label={text('saveAnswer')} isWorking={isWorking} onPress={save} />
    </div>
  )
}

export function ReviewItem({ item, replace }: ItemProps): ReactNode {
  const { text } = useTexts()
  const { say } = useStudio()
  const { isWorking, run } = useWork()
  const [problem, setProblem] = useState<string>()
  const take: Take = (call) =>
    void run(async () => {
      const { success, errorCode, item: next } = await call()
      if (next) replace(next)
      setProblem(errorCode && text(MODERATION_ERROR_NAMES[errorCode]))
      if (success) say(text('reviewDone'))
    })
  const { kind } = item
  const part = { item, isWorking, take }
  return (
    <section className="card" aria-label={`${text(MODERATED_NAMES[kind])}: ${item.product}`}>
      <Written item={item} />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Decisions {...part} />
      {kind !== 'answer' && <ShopAnswer {...part} kind={kind} />}
    </section>
  )
}
