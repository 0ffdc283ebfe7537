import { useEffect, useState, type ReactNode } from 'react'
import { GalleryTool } from '@firkant/ui/gallery/gallery-tool.tsx'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import style from './share-button.module.css'

const COPIED_SHOWN_MS = 3000

/** The phone's own sheet where there is one; otherwise the address is copied, and the button says so for a while. */
export function ShareButton({ title }: { title: string }): ReactNode {
  const { texts, reportError } = useShop()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function share(): Promise<void> {
    const url = window.location.href
    try {
      if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      setCopied(true)
      announcer.announce(texts.text('product.shareCopied'))
    } catch (error) {
      // The visitor closed the sheet: that is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error, 'warn')
    }
  }

  return (
    <GalleryTool tool="share" icon="share" label={texts.text('product.share')} onClick={() => void share()}>
      {isCopied && (
        <span className={style.copied} data-part="share-copied">
          {texts.text('product.shareCopied')}
        </span>
      )}
    </GalleryTool>
  )
}
