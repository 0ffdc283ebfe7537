import { useEffect } from 'react'
import { useShop } from '../../platform/shop-context.ts'
import { useFrame } from '../../platform/use-frame.ts'

/** Loads the chunk when confetti is switched on. */
export function Confetti(): null {
  const { reportError } = useShop()
  const { settings } = useFrame()
  useEffect(() => {
    if (!settings?.enableConfettiOnFirstLoad) return
    import('./confetti-once.ts').then(({ playConfettiOnce }) => playConfettiOnce(settings, reportError), reportError)
  }, [settings, reportError])
  return null
}
