import { useRef, useState } from 'react'
import { isCountry } from '@firkant/domain/cart/checkout/address-rules.ts'
import { postcodeDigits } from '@firkant/domain/postcodes/postcode-shape.ts'
import { useShop } from '../../platform/shop-context.ts'
import { openCheckout } from './checkout-calls.ts'

interface Town {
  readonly town: string
  /** The visitor typed it: it is not overwritten. */
  readonly write: (town: string) => void
  readonly lookUp: (postcode: string) => void
}

/** Fills in the town of a typed postcode, unless the visitor entered one. */
export function useTown(country: string, first: string, onFound: () => void): Town {
  const { api } = useShop()
  const [town, setTown] = useState(first)
  const isOwn = useRef(false)
  const requested = useRef('')
  return {
    town,
    write(written) {
      isOwn.current = written !== ''
      setTown(written)
    },
    lookUp(postcode) {
      const digits = isCountry(country) ? postcodeDigits(country, postcode) : undefined
      if (!isCountry(country) || digits === undefined || digits === requested.current) return
      requested.current = digits
      openCheckout(api)
        .findTown(country, digits)
        .then(
          (found) => {
            if (found === undefined || isOwn.current || requested.current !== digits) return
            setTown(found)
            onFound()
          },
          // Only a convenience: on failure the visitor types the town.
          () => undefined,
        )
    },
  }
}
