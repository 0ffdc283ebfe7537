import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const LITTLE_MOTION = '(prefers-reduced-motion: reduce)'

/** Nobody asked for this film: it keeps still where motion or data is not wanted. */
function mayBegin(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return !window.matchMedia(LITTLE_MOTION).matches && connection?.saveData !== true
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(LITTLE_MOTION)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

interface AmbientPlay {
  readonly isWanted: boolean
  readonly toggle: () => void
}

/** Plays a silent film while it is seen, unless the visitor has stopped it. */
export function useAmbientPlay(film: RefObject<HTMLVideoElement | null>): AmbientPlay {
  const [choice, setChoice] = useState<boolean>()
  const isUnasked = useSyncExternalStore(subscribe, mayBegin, () => false)
  const isWanted = choice ?? isUnasked
  useEffect(() => {
    const element = film.current
    if (!element || !isWanted) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(() => undefined)
      else element.pause()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.pause()
    }
  }, [film, isWanted])
  return { isWanted, toggle: () => setChoice(!isWanted) }
}
