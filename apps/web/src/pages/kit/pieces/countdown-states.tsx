import type { ReactNode } from 'react'
import { Countdown } from '@firkant/ui/countdown/countdown.tsx'
import { KitState, type KitViewProps } from '../kit-state.tsx'

const UNITS = { days: 'd', hours: 'h', minutes: 'm', seconds: 's' } as const
const HOUR_MS = 3_600_000

const ENDS = [
  ['Days away', 75 * HOUR_MS],
  ['The last hours', 4.5 * HOUR_MS],
  ['Over', -HOUR_MS],
] as const

export function CountdownStates({ madeAt }: KitViewProps): ReactNode {
  return ENDS.map(([name, left]) => (
    <KitState key={name} name={name}>
      <Countdown
        endsAt={new Date(madeAt.getTime() + left)}
        lead="The price ends in"
        endText="The price ends on Sunday at 23.59"
        units={UNITS}
      />
    </KitState>
  ))
}
