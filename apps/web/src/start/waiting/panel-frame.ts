import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { FILTER_BUTTON_ID } from '../../pages/listing/listing-ids.ts'
import { makeElement } from '../../platform/make-element.ts'
import { plainTextsOf } from '../../texts/plain-texts.ts'
import { panelFrameTexts } from './panel-frame.texts.ts'
import style from './panel-frame.module.css'

/** What opens a panel that covers a phone's window. */
const OPENERS = `:is([data-opens=menu],[data-opens=cart],[data-opens=wishlist],#${FILTER_BUTTON_ID})[data-pressed]`
const COVERED = '(width < 480px)'

/** The panel's place until it comes: it can be closed, which takes the press back. */
function openFrame(opener: Element, language: MarketLanguage): void {
  const text = plainTextsOf(panelFrameTexts, language)
  const close = makeElement('button', { class: style.close, 'aria-label': text('close') }, '×')
  const frame = makeElement(
    'dialog',
    { class: style.frame, 'aria-label': opener.ariaLabel ?? opener.textContent.trim(), 'aria-busy': 'true' },
    makeElement('form', { method: 'dialog' }, close),
  )
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && frame.close()
  document.addEventListener('keydown', onKey)
  frame.addEventListener('close', () => {
    document.removeEventListener('keydown', onKey)
    frame.remove()
    // Whoever presses something else no longer waits for a panel.
    if (opener.matches(OPENERS)) document.body.click()
  })
  document.body.append(frame)
  // Without `show()`, which takes the focus: the panel gives it back to what has it when it opens, its opener.
  frame.open = true
  const look = () => {
    if (document.querySelector(`dialog[open]:not(.${style.frame})`)) requestAnimationFrame(() => frame.close())
    else if (frame.isConnected) requestAnimationFrame(look)
  }
  look()
}

/** A press that is kept for React, on what opens a panel: on a phone the panel's frame opens at once. */
export function openFrames(language: MarketLanguage): void {
  const look = ({ target }: Event) => {
    const opener = target instanceof Element && target.closest(OPENERS)
    if (!opener || !window.matchMedia(COVERED).matches) return
    // The next frame shows that the press was heard.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (opener.matches(OPENERS) && !document.querySelector('dialog[open]')) openFrame(opener, language)
      }),
    )
  }
  for (const type of ['click', 'keydown']) window.addEventListener(type, look, true)
}
