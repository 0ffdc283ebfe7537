import type { StudioPermission } from '../studio/studio-permissions.ts'

/** `draft`: only whoever began it sees it. `asked`: nobody changes it until somebody has decided. */
export const CHANGE_SET_STATES = ['draft', 'shared', 'asked', 'published', 'takenBack', 'discarded'] as const
export type ChangeSetState = (typeof CHANGE_SET_STATES)[number]

export const CHANGE_SET_STEPS = ['share', 'ask', 'reopen', 'publish', 'takeBack', 'discard'] as const
export type ChangeSetStep = (typeof CHANGE_SET_STEPS)[number]

interface StepRule {
  readonly from: readonly ChangeSetState[]
  readonly to: ChangeSetState
  readonly permission: StudioPermission
}

export const CHANGE_SET_STEP_RULES: Readonly<Record<ChangeSetStep, StepRule>> = {
  share: { from: ['draft'], to: 'shared', permission: 'editContent' },
  ask: { from: ['draft', 'shared'], to: 'asked', permission: 'editContent' },
  reopen: { from: ['asked'], to: 'shared', permission: 'editContent' },
  publish: { from: ['draft', 'shared', 'asked'], to: 'published', permission: 'publishContent' },
  takeBack: { from: ['published'], to: 'takenBack', permission: 'publishContent' },
  discard: { from: ['draft', 'shared', 'asked'], to: 'discarded', permission: 'editContent' },
}

export const CHANGE_SET_BARS = ['role', 'state', 'empty'] as const
export type ChangeSetBar = (typeof CHANGE_SET_BARS)[number]

interface Asked {
  readonly state: ChangeSetState
  readonly documents: number
  readonly may: (permission: StudioPermission) => boolean
}

/** Why the step can't be taken; undefined if it can. */
export function changeSetBar(step: ChangeSetStep, { state, documents, may }: Asked): ChangeSetBar | undefined {
  const { from, permission } = CHANGE_SET_STEP_RULES[step]
  if (!from.includes(state)) return 'state'
  if (!may(permission)) return 'role'
  return documents === 0 && (step === 'publish' || step === 'ask') ? 'empty' : undefined
}

export function isChangeable(state: ChangeSetState): boolean {
  return state === 'draft' || state === 'shared'
}
