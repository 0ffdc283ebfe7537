import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import style from './linger.module.css'

interface LingerProps {
  readonly isOpen: boolean
  /** Closed, and the closing animation has ended. */
  readonly onExit: () => void
  readonly children: ReactNode
}

async function whenAnimationsEnd(overlay: Element | null | undefined): Promise<void> {
  await Promise.allSettled(overlay?.getAnimations().map(({ finished }) => finished) ?? [])
}

/** Keeps an overlay mounted until its closing animation has ended. */
export function Linger({ isOpen, onExit, children }: LingerProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onExit)
  useLayoutEffect(() => {
    if (isOpen) return
    let isReopened = false
    void whenAnimationsEnd(place.current?.querySelector('dialog, [popover]')).then(() => {
      if (!isReopened) close()
    })
    return () => {
      isReopened = true
    }
  }, [isOpen])
  return (
    <div ref={place} className={style.linger}>
      {children}
    </div>
  )
}
