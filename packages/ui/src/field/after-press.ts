let isDown = false
let isWatched = false

/** Starts tracking presses with the first field. */
export function watchPresses(): void {
  if (isWatched) return
  isWatched = true
  addEventListener('pointerdown', () => (isDown = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isDown = false), { capture: true })
}

/** Delays a layout shift until the press is over: under the finger it would make the tap miss. */
export function afterPress(act: () => void): void {
  if (isDown) addEventListener('pointerup', act, { once: true })
  else act()
}
