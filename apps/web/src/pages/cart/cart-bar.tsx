import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import { shownTotal } from '@firkant/domain/cart/shipping/cart-freight.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { cartTexts } from './cart.texts.ts'
import style from './cart-bar.module.css'

/** Stuck at the window's lower edge, it is cut by a line just above that edge; in its place below the sums it is not. */
function useInPlace(): { readonly bar: RefObject<HTMLDivElement | null>; readonly isInPlace: boolean } {
  const bar = useRef<HTMLDivElement>(null)
  const [isInPlace, setInPlace] = useState(false)
  useEffect(() => {
    if (!bar.current) return
    const watch = (entries: readonly IntersectionObserverEntry[]) => {
      const last = entries.at(-1)
      setInPlace(Boolean(last?.rootBounds && last.boundingClientRect.bottom <= last.rootBounds.bottom))
    }
    // A jump may take it from the lower edge to halfway out at the upper one: cut there as well, it would pass no threshold.
    const observer = new IntersectionObserver(watch, {
      rootMargin: '9999px 0px -1px',
      threshold: [0, 0.25, 0.5, 0.75, 1],
    })
    observer.observe(bar.current)
    return () => observer.disconnect()
  }, [])
  return { bar, isInPlace }
}

/** The total, for whoever sees the bar: it stands in the sums too, and is read there. */
function BarTotal({ cart, isInPlace }: { cart: Cart; isInPlace: boolean }): ReactNode {
  const { text } = useTexts(cartTexts)
  const { freight, total } = shownTotal(cart)
  return (
    <p className={style.total} data-part="cart-bar-total" data-in-place={isInPlace || undefined} aria-hidden="true">
      <span className={style.label}>{text(freight.kind === 'unknown' ? 'totalWithoutFreight' : 'total')}</span>
      <b className={style.amount}>{formatTotal({ minor: minorOfDecimal(total.inclVat), currency: cart.currency })}</b>
    </p>
  )
}

interface CartBarProps {
  readonly cart: Cart
  readonly place?: 'page' | undefined
}

/**
 * The way to the checkout. On a phone it is a bar at the window's lower edge until its own place below the sums is
 * reached; without scripts it stays one. A disabled link stays a link and says that it can't be used yet.
 */
export function CartBar({ cart, place }: CartBarProps): ReactNode {
  const { text } = useTexts(cartTexts)
  const href = useFrame().pages?.checkoutPageUrl
  const { bar, isInPlace } = useInPlace()
  return (
    <div ref={bar} className={style.bar} data-part="cart-bar" data-place={place} data-in-place={isInPlace || undefined}>
      <BarTotal cart={cart} isInPlace={isInPlace} />
      <a
        href={href}
        role={href === undefined ? 'link' : undefined}
        aria-disabled={href === undefined || undefined}
        className={style.checkout}
        data-part="button"
        data-place={place}
        data-action="checkout"
      >
        {text('toCheckout')}
      </a>
    </div>
  )
}
