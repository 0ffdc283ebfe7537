import { QUARTER, ROTATION_STEP } from '@firkant/domain/room-plan/room-plan.ts'

const STEP_MM = 100
const SMALL_STEP_MM = 10

export type KeyDeed =
  | { readonly kind: 'move'; readonly by: { readonly x: number; readonly y: number } }
  | { readonly kind: 'turn'; readonly degrees: number }
  | { readonly kind: 'remove' }

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Arrows by ten centimetres, with Shift by one; R by a quarter, with Shift by the least; Delete. */
export function keyDeed({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): KeyDeed | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const arrow = ARROWS[key]
  if (arrow) {
    const step = shiftKey ? SMALL_STEP_MM : STEP_MM
    return { kind: 'move', by: { x: arrow[0] * step, y: arrow[1] * step } }
  }
  if (key.toLowerCase() === 'r') return { kind: 'turn', degrees: shiftKey ? ROTATION_STEP : QUARTER }
  return key === 'Delete' || key === 'Backspace' ? { kind: 'remove' } : undefined
}
