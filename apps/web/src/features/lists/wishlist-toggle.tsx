import { useState, type ReactNode } from 'react'
import { ActionMessage } from '@firkant/ui/action-message/action-message.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { announcer } from '../../shell/announcer.ts'
import { useShop } from '../../start/shop-context.ts'
import { useWishlistCount, useWishlistItem } from './use-wishlist.ts'
import style from './wishlist-toggle.module.css'

interface WishlistToggleProps {
  readonly sku: string
  readonly packageKey?: string | undefined
  /** The product's name, for those who can't see which card the heart is on. */
  readonly name: string
}

export function WishlistToggle({ sku, packageKey, name }: WishlistToggleProps): ReactNode {
  const { texts } = useShop()
  const { isOn, toggle } = useWishlistItem({ sku, ...(packageKey !== undefined && { packageKey }) })
  const known = useWishlistCount() ?? 0
  const [failure, setFailure] = useState<string>()

  async function press(): Promise<void> {
    setFailure(undefined)
    const { success, count = known } = await toggle()
    const outcome = success
      ? texts.text(isOn ? 'wishlist.removed' : 'wishlist.added', { count })
      : texts.text(isOn ? 'wishlist.removeFailed' : 'wishlist.addFailed', { count })
    announcer.announce(outcome)
    if (!success) setFailure(outcome)
  }

  return (
    <span className={style.toggle} data-part="wishlist">
      <button
        type="button"
        data-part="wishlist-toggle"
        aria-pressed={isOn}
        aria-label={texts.text('wishlist.toggle', { name })}
        onClick={() => void press()}
        onBlur={() => setFailure(undefined)}
      >
        <Icon name="heart" />
      </button>
      <ActionMessage tone="negative" floating>
        {failure}
      </ActionMessage>
    </span>
  )
}
