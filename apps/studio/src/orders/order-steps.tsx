import { useState, type ReactNode } from 'react'
import { DESK_PERMISSIONS, type DeskBar, type DeskStep } from '@firkant/domain/studio/desk-steps.ts'
import type { DeskAnswer, DeskOrder } from '@firkant/domain/studio/studio-calls.ts'
import { useRoleNames } from '../parts/closed-to-role.tsx'
import { WorkButton } from '../parts/work-button.tsx'
import { callServer } from '../platform/call-server.ts'
import { useStudio } from '../platform/studio-context.tsx'
import { useWork } from '../platform/use-work.ts'
import { BAR_NAMES, DESK_ERROR_NAMES, STATE_NAMES, STEP_NAMES } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { CancelDialog } from './steps/cancel-dialog.tsx'
import { ReceiveDialog } from './steps/receive-dialog.tsx'
import { ReturnDialog } from './steps/return-dialog.tsx'
import { ShipDialog } from './steps/ship-dialog.tsx'
import type { StepDialogProps } from './steps/step-dialog.ts'

/** Steps that ask something first. */
const DIALOGS: Readonly<Partial<Record<DeskStep, (props: StepDialogProps) => ReactNode>>> = {
  ship: ShipDialog,
  cancel: CancelDialog,
  registerReturn: ReturnDialog,
  receiveReturn: ReceiveDialog,
}

/** What usually comes next: shown as such. */
const FORWARD: readonly DeskStep[] = ['pack', 'ship', 'deliver', 'receiveReturn']

interface OrderStepsProps {
  readonly order: DeskOrder
  readonly replace: (order: DeskOrder) => void
}

function useSteps({ order, replace }: OrderStepsProps) {
  const { text } = useTexts()
  const { say } = useStudio()
  const { isWorking, run } = useWork()
  const [asking, setAsking] = useState<DeskStep>()
  const [problem, setProblem] = useState<string>()
  const begin = (step: DeskStep | undefined) => {
    setProblem(undefined)
    setAsking(step)
  }
  const take = (step: DeskStep, send: () => Promise<DeskAnswer>) =>
    run(async () => {
      const { success, errorCode, order: after } = await send()
      replace(after)
      if (success) {
        begin(undefined)
        say(text(`done_${step}`))
        return
      }
      const state = text(STATE_NAMES[after.state])
      const told = text(DESK_ERROR_NAMES[errorCode ?? 'refused'], { state })
      if (errorCode === 'changed') begin(undefined)
      if (errorCode !== 'changed' && DIALOGS[step]) setProblem(told)
      else say(told)
    })
  const takeAtOnce = (step: 'pack' | 'deliver') =>
    void take(step, () =>
      callServer('POST /api/studio/order/step', { body: { number: order.number, step, seenState: order.state } }),
    )
  return { isWorking, asking, problem, begin, take, takeAtOnce }
}

export function OrderSteps({ order, replace }: OrderStepsProps): ReactNode {
  const { text } = useTexts()
  const roleNames = useRoleNames()
  const { isWorking, asking, problem, begin, take, takeAtOnce } = useSteps({ order, replace })
  const barOf = (step: DeskStep, bar: DeskBar | undefined) =>
    bar && text(BAR_NAMES[bar], { roles: roleNames(DESK_PERMISSIONS[step]) })
  const next = order.steps.find(({ step, bar }) => bar === undefined && FORWARD.includes(step))?.step
  const AskDialog = asking && DIALOGS[asking]
  return (
    <section className="card" data-kind="steps" aria-labelledby="steps">
      <h2 id="steps">{text('steps')}</h2>
      <ul className="steps">
        {order.steps.map(({ step, bar }) => (
          <li key={step}>
            <WorkButton
              label={text(STEP_NAMES[step])}
              tone={step === next ? 'main' : 'plain'}
              bar={barOf(step, bar)}
              isWorking={isWorking && asking === undefined && step === next}
              onPress={() => (step === 'pack' || step === 'deliver' ? takeAtOnce(step) : begin(step))}
            />
          </li>
        ))}
      </ul>
      {AskDialog && (
        <AskDialog
          order={order}
          problem={problem}
          isWorking={isWorking}
          close={() => begin(undefined)}
          send={(work) => void take(asking, work)}
        />
      )}
    </section>
  )
}
