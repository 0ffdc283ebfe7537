import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { View } from './viewer/camera.ts'

const RADIANS_PER_PX = 0.01
const KEY_TURN = 0.2
const KEY_ZOOM = 0.85

const KEYS: Readonly<Record<string, Partial<View>>> = {
  ArrowLeft: { turn: -KEY_TURN },
  ArrowRight: { turn: KEY_TURN },
  ArrowUp: { rise: KEY_TURN },
  ArrowDown: { rise: -KEY_TURN },
  '+': { distance: KEY_ZOOM },
  '=': { distance: KEY_ZOOM },
  '-': { distance: 1 / KEY_ZOOM },
}

export const STEPS = {
  left: { turn: -2 * KEY_TURN },
  right: { turn: 2 * KEY_TURN },
  nearer: { distance: KEY_ZOOM },
  farther: { distance: 1 / KEY_ZOOM },
} as const satisfies Readonly<Record<string, Partial<View>>>

const spread = (fingers: ReadonlyMap<number, { x: number; y: number }>): number => {
  const [a, b] = fingers.values()
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

/** By finger, mouse or key. Two fingers zoom; a page is scrolled over it as anywhere. */
export function useTurning(move: (by: Partial<View>) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>())

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = fingers.current
      const before = held.get(event.pointerId)
      if (!before) return
      const width = spread(held)
      held.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const [x, y] = [event.clientX - before.x, event.clientY - before.y]
      if (held.size === 1) move({ turn: -x * RADIANS_PER_PX, rise: y * RADIANS_PER_PX })
      else move({ distance: width / (spread(held) || width) })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const by = KEYS[event.key]
      if (!by || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      move(by)
    },
  }
}
