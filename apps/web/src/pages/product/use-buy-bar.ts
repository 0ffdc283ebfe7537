import { useEffect, useState } from 'react'

const FOOTER_ID = 'site-footer'

/** True once the button has scrolled away upwards, until it, or the end of the page, comes into view. */
export function useBuyBar(button: HTMLElement | null): boolean {
  const [isPast, setPast] = useState(false)
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    const footer = document.getElementById(FOOTER_ID)
    if (!button) return
    // What is under the header is away. All below the window counts as in view: a jump over the button is noticed, too.
    const covered = document.querySelector('header')?.offsetHeight ?? 0
    const past = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: `${-covered}px 0px 1000000px`,
    })
    past.observe(button)
    const end = new IntersectionObserver((entries) => setAtEnd(entries.at(-1)?.isIntersecting === true))
    if (footer) end.observe(footer)
    return () => {
      past.disconnect()
      end.disconnect()
    }
  }, [button])
  const isShown = isPast && !isAtEnd
  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-buy-bar', isShown)
    return () => root.removeAttribute('data-buy-bar')
  }, [isShown])
  return isShown
}
