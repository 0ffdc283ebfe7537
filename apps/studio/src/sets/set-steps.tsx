import { type ReactNode } from 'react'
import type { ShownChangeSet } from '@firkant/domain/change-sets/change-set-calls.ts'
import { CHANGE_SET_STEP_RULES, type ChangeSetStep } from '@firkant/domain/change-sets/change-set-states.ts'
import { useRoleNames } from '../parts/closed-to-role.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { WorkButton } from '../parts/work-button.tsx'
import { callServer } from '../platform/call-server.ts'
import { useStudio } from '../platform/studio-context.tsx'
import { useLoaded } from '../platform/use-loaded.ts'
import { useSettled } from '../platform/use-settled.ts'
import { useWork } from '../platform/use-work.ts'
import { useTexts } from '../texts/use-texts.tsx'

interface StepsProps {
  readonly set: ShownChangeSet
  readonly publish: () => void
  readonly changed: () => void
}

/** What can be done with a set; what only another role may do says so. */
export function Steps({ set, publish, changed }: StepsProps): ReactNode {
  const { text } = useTexts()
  const { say } = useStudio()
  const roleNames = useRoleNames()
  const { isWorking, run } = useWork()
  const take = (step: ChangeSetStep) =>
    run(async () => {
      const answer = await callServer('POST /api/studio/sets/step', { body: { id: set.id, step } })
      say(text(answer.errorCode ? `publish_${answer.errorCode}` : `done_${step}`))
      changed()
    })
  return (
    <div className="row set-steps">
      {set.steps
        .filter(({ bar }) => bar !== 'state')
        .map(({ step, bar }) => (
          <WorkButton
            key={step}
            label={text(`set_${step}`)}
            tone={step === 'publish' ? 'main' : 'plain'}
            isWorking={isWorking}
            bar={
              bar === 'role'
                ? text('barRole', { roles: roleNames(CHANGE_SET_STEP_RULES[step].permission) })
                : bar && text('setEmpty')
            }
            onPress={() => (step === 'publish' ? publish() : void take(step))}
          />
        ))}
    </div>
  )
}

interface SetStepsProps {
  readonly id: string
  readonly saves: number
  /** By others, since it was opened. */
  readonly stepsTaken: number
  readonly publish: () => void
}

/** Those of the set that is being written. */
export function SetSteps({ id, saves, stepsTaken, publish }: SetStepsProps): ReactNode {
  const loaded = useLoaded(`set ${id} ${stepsTaken} ${useSettled(saves)}`, () =>
    callServer('GET /api/studio/sets/:id', { param: id }),
  )
  return (
    <WhenLoaded of={loaded}>{({ set }) => <Steps set={set} publish={publish} changed={loaded.reload} />}</WhenLoaded>
  )
}
