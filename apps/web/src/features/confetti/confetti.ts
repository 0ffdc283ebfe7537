import { useEffect } from 'react'
import { useShop } from '../../platform/shop-context.ts'
import { useFrame } from '../../platform/use-frame.ts'

/** Where the shop has switched it on, its code comes and sees whether this visitor may see it. */
export function Confetti(): null {
  const { reportError } = useShop()
  const { settings } = useFrame()
  useEffect(() => {
    if (!settings?.enableConfettiOnFirstLoad) return
    import('./confetti-once.ts').then(({ playConfettiOnce }) => playConfettiOnce(settings, reportError), reportError)
  }, [settings, reportError])
  return null
}
