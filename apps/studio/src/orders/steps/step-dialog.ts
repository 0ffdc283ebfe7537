import type { DeskAnswer, DeskOrder } from '@firkant/domain/studio/studio-calls.ts'

export interface StepDialogProps {
  readonly order: DeskOrder
  readonly problem: string | undefined
  readonly isWorking: boolean
  readonly close: () => void
  readonly send: (work: () => Promise<DeskAnswer>) => void
}
