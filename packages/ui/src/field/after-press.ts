let isDown = false
let isWatched = false

/** From the first field on it is known whether something is being pressed. */
export function watchPresses(): void {
  if (isWatched) return
  isWatched = true
  addEventListener('pointerdown', () => (isDown = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isDown = false), { capture: true })
}

/** What moves the page under a finger makes it miss: it waits until the press is over. */
export function afterPress(act: () => void): void {
  if (isDown) addEventListener('pointerup', act, { once: true })
  else act()
}
