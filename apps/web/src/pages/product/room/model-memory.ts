import { onePerShop } from '../../../platform/one-per-shop.ts'
import type { View } from './viewer/camera.ts'

/** What outlives a change of colour, which is a change of page: the model that is open, and from where it is seen. */
export interface ModelMemory {
  design?: string | undefined
  view?: View | undefined
  /** Somebody has turned it: it no longer turns by itself. */
  isTouched: boolean
  /** A press opened it, and takes the keyboard there; another colour does not. */
  isJustOpened: boolean
}

export const modelMemory = onePerShop((): ModelMemory => ({ isTouched: false, isJustOpened: false }))

/** Whether a press has just opened it; once. */
export function wasJustOpened(memory: ModelMemory): boolean {
  const { isJustOpened } = memory
  Object.assign(memory, { isJustOpened: false })
  return isJustOpened
}
