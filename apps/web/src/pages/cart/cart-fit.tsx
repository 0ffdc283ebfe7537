import type { ReactNode } from 'react'
import type { Cart, CartItem } from '@firkant/domain/cart/cart.ts'
import { fitTexts } from '../../features/fit/fit.texts.ts'
import { useFits } from '../../features/fit/use-fits.ts'
import { WayInLink } from '../../features/fit/way-in-link.tsx'
import { useFrame } from '../../platform/use-frame.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './cart-fit.module.css'
import { cartFitTexts } from './cart-fit.texts.ts'

/** A package comes in its parts. */
const skusOf = ({ sku, includedInPackage }: CartItem) =>
  includedInPackage ? includedInPackage.parts.map((part) => part.sku) : [sku]

/** Whether all of an order comes in: what does not is named, with the centimetres that are missing. */
export function CartFit({ items: lines, from }: { items: Cart['items']; from?: string | undefined }): ReactNode {
  const { frame } = useFrame()
  const { text: ask } = useTexts(fitTexts)
  const { text } = useTexts(cartFitTexts)
  const items = lines.filter(({ viewData }) => !viewData.isSample)
  const all = [...new Set(items.flatMap(skusOf))]
  const { isKnown, fits } = useFits(all)
  const out = items.flatMap((item) =>
    skusOf(item).flatMap((sku) => {
      const fit = fits[sku]
      return fit && !fit.fits ? [{ sku, name: item.name, margin: fit.margin }] : []
    }),
  )
  if (items.length === 0) return null
  const known = all.filter((sku) => fits[sku])
  const state = out.length > 0 ? 'out' : known.length === all.length ? 'allIn' : 'knownIn'
  return (
    <div className={style.fit} data-part="cart-fit" data-state={known.length > 0 ? state : undefined}>
      <p className={style.heading}>{known.length > 0 ? text(state) : ask('ask')}</p>
      {out.length > 0 && (
        <ul className={style.list}>
          {out.map(({ sku, name, margin }) => (
            <li key={sku}>
              <b>{name}</b>: {margin}
            </li>
          ))}
        </ul>
      )}
      <WayInLink from={from ?? frame?.cartPage ?? '/'} isKnown={isKnown} />
    </div>
  )
}
