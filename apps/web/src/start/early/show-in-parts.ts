/**
 * Part of every document, before any other code: on a phone the first frames have the first screen alone, then what is below
 * comes after it, one part a task (`styles/later.css`). It must need nothing but the platform.
 */
const ON_PHONES = '(width <= 480px)'
/** What has not had its turn. Of a row of slides the first ones come with the row. */
const WAITING = ':is([data-later],[data-part=carousel-track]):not([data-shown])'
/** By then the browser has what is near the screen, with its rows of slides; it skips the rest by itself. */
const MAX_TURNS = 12
/** A window behind others may draw no frame. */
const MAX_WAIT_MS = 3000

/** Whoever moves on needs all of it: no turns where the address names a place, and none after a scroll or a key. */
export function showInParts(win: Window): void {
  const { document } = win
  const { dataset } = document.documentElement
  if (win.location.hash !== '' || !win.matchMedia(ON_PHONES).matches) return
  dataset.inTurn = ''
  let turns = 0
  const end = () => delete dataset.inTurn
  // After the frame that shows the part before.
  const inNextTask = () => win.requestAnimationFrame(() => win.setTimeout(next))
  function next(): void {
    const part = turns < MAX_TURNS ? document.querySelector<HTMLElement>(WAITING) : null
    if (!part || !('inTurn' in dataset)) return void end()
    turns += 1
    part.dataset.shown = ''
    inNextTask()
  }
  for (const sign of ['scroll', 'keydown']) win.addEventListener(sign, end, { once: true, passive: true })
  win.setTimeout(end, MAX_WAIT_MS)
  // What is laid out before its font comes is laid out twice.
  document.addEventListener('DOMContentLoaded', () => void document.fonts.ready.then(inNextTask))
}
