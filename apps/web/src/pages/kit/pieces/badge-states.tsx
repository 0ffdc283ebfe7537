import type { ReactNode } from 'react'
import { Badge } from '@firkant/ui/badge/badge.tsx'
import { KitState } from '../kit-state.tsx'

const BADGES = [
  ['label', 'Online only'],
  ['new', 'New'],
  ['save', 'Save 25 %'],
  ['club', 'Club price'],
] as const

export function BadgeStates(): ReactNode {
  return (
    <>
      {BADGES.map(([theme, words]) => (
        <KitState key={theme} name={theme}>
          <Badge theme={theme}>{words}</Badge>
        </KitState>
      ))}
      <KitState name="long words">
        <Badge theme="save">Save up to 1 200,- on the whole series this week</Badge>
      </KitState>
    </>
  )
}
