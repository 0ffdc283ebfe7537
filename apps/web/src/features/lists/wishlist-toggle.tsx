import { useState, type ReactNode } from 'react'
import { HEART_FORM } from '@firkant/domain/lists/wishlist.ts'
import { ActionMessage } from '@firkant/ui/action-message/action-message.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { wishlistOf } from './wishlist-api.ts'
import type { Favourite } from './wishlist-store.ts'
import { Guard } from '../../platform/guard.tsx'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { confirmations, type ConfirmationAction } from '../confirmations/confirmations.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useWishlistCount, useWishlistItem } from './use-wishlist.ts'
import style from './wishlist-toggle.module.css'

interface WishlistToggleProps {
  readonly productKey: string
  readonly sku: string
  readonly packageKey?: string | undefined
  /** The product's name, for screen readers. */
  readonly name: string
  readonly messageSide?: 'below' | undefined
}

/** The confirmation links to the list; after a removal it offers an undo. */
function useNextStep(item: Favourite): (isRemoved: boolean) => ConfirmationAction {
  const shop = useShop()
  const { texts } = shop
  const href = useDynamicData('frame').data?.listsPage ?? '#'
  const bringBack = async () => {
    const { success, count = 0 } = await wishlistOf(shop).set(item, true)
    announcer.announce(texts.text(success ? 'wishlist.added' : 'wishlist.addFailed', { count }))
  }
  return (isRemoved) =>
    isRemoved
      ? { label: texts.text('panels.undo'), run: () => void bringBack() }
      : { label: texts.text('wishlistPanel.show'), panel: 'wishlist', href }
}

function Toggle({ productKey, sku, packageKey, name, messageSide }: WishlistToggleProps): ReactNode {
  const { texts } = useShop()
  const item = { productKey, sku, ...(packageKey !== undefined && { packageKey }) }
  const { isOn, toggle } = useWishlistItem(item)
  const nextStep = useNextStep(item)
  const known = useWishlistCount() ?? 0
  const [failure, setFailure] = useState<string>()

  async function press(): Promise<void> {
    setFailure(undefined)
    const { success, count = known } = await toggle()
    const outcome = success
      ? texts.text(isOn ? 'wishlist.removed' : 'wishlist.added', { count })
      : texts.text(isOn ? 'wishlist.removeFailed' : 'wishlist.addFailed', { count })
    if (success) {
      confirmations.show({ text: outcome, action: nextStep(isOn) })
      return
    }
    announcer.announce(outcome)
    setFailure(outcome)
  }

  return (
    <span className={style.toggle}>
      <button
        type="submit"
        form={HEART_FORM.id}
        formAction={packageKey && `${HEART_FORM.action}?packageKey=${encodeURIComponent(packageKey)}`}
        name="sku"
        value={sku}
        data-kept=""
        className={style.button}
        data-part="wishlist-toggle"
        aria-pressed={isOn}
        aria-label={texts.text('wishlist.toggle', { name })}
        onClick={(event) => {
          event.preventDefault()
          void press()
        }}
        onBlur={() => setFailure(undefined)}
      >
        <Icon name="heart" className={style.heart} />
      </button>
      <ActionMessage tone="negative" floating side={messageSide}>
        {failure}
      </ActionMessage>
    </span>
  )
}

/** Own boundary: broken wishlist data must not take every card with it. */
export function WishlistToggle(props: WishlistToggleProps): ReactNode {
  return (
    <Guard>
      <Toggle {...props} />
    </Guard>
  )
}
