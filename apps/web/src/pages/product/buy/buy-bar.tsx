import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { AddToCartButton } from '../../../features/cart/add-to-cart-button.tsx'
import { NotifyLink } from '../../../features/stock-alerts/notify-link.tsx'
import { PriceArea } from '../../../features/product-card/price/price-area.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import style from './buy-bar.module.css'
import { useWantedLine } from './buy-row.tsx'
import type { Purchase } from './use-purchase.ts'

const FOOTER_ID = 'site-footer'

/** True once the button has scrolled out at the top, until it or the end of the page is in view. */
function useBuyBar(watched: RefObject<HTMLElement | null>, offer: Purchase['offer']): boolean {
  const [isPast, setPast] = useState(false)
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    const footer = document.getElementById(FOOTER_ID)
    const header = document.querySelector('header')
    const button = watched.current
    if (!button || !header) return
    let past: IntersectionObserver | undefined
    // The observer tells the height when the page is laid out anyway.
    const height = new IntersectionObserver(([entry]) => {
      height.disconnect()
      // Under the header counts as out of view; below the window as in view, so that a jump past the button is noticed.
      past = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false), {
        rootMargin: `${-Math.round(entry?.boundingClientRect.height ?? 0)}px 0px 1000000px`,
      })
      past.observe(button)
    })
    height.observe(header)
    const end = new IntersectionObserver((entries) => setAtEnd(entries.at(-1)?.isIntersecting === true))
    if (footer) end.observe(footer)
    return () => {
      for (const observer of [height, past, end]) observer?.disconnect()
    }
    // Another offer has another button.
  }, [watched, offer])
  const isShown = isPast && !isAtEnd
  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-buy-bar', isShown)
    return () => root.removeAttribute('data-buy-bar')
  }, [isShown])
  return isShown
}

interface BuyBarProps {
  readonly model: ProductModel
  readonly purchase: Purchase
  /** The page's own button; the bar hides while it is in view. */
  readonly watched: RefObject<HTMLElement | null>
}

/** Sticky button on phones, the same as the page's own. */
export function BuyBar({ model, purchase, watched }: BuyBarProps): ReactNode {
  const { texts } = useShop()
  const isShown = useBuyBar(watched, purchase.offer)
  const line = useWantedLine(model, purchase)
  const [image] = model.product.images
  return (
    <section
      className={style.bar}
      data-part="buy-bar"
      data-shown={isShown || undefined}
      aria-label={texts.text('product.buy', { name: model.product.displayName })}
      inert={!isShown}
    >
      <span className={style.picture}>{image && <Image image={image} sizes="48px" ratio="1:1" decorative />}</span>
      <div className={style.text}>
        <b className={style.name}>{model.product.displayName}</b>
        {/* The chosen size has its own price, whatever the others cost. */}
        <PriceArea product={{ ...purchase.priced, variantPriceDiffers: false }} size="bar" />
      </div>
      {purchase.offer === 'alert' ? (
        <NotifyLink url="" name={model.product.displayName} variant="full" />
      ) : (
        <AddToCartButton {...line} variant="full" />
      )}
    </section>
  )
}
