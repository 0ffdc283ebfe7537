import { useRef, useState } from 'react'
import { isCountry } from '@firkant/domain/cart/address-rules.ts'
import { postcodeDigits } from '@firkant/domain/postcodes/postcode-shape.ts'
import { useShop } from '../../platform/shop-context.ts'
import { openCheckout } from './checkout-calls.ts'

interface Town {
  readonly town: string
  /** The visitor wrote it: from now on it is theirs. */
  readonly write: (town: string) => void
  readonly lookUp: (postcode: string) => void
}

/** Fills in the town of a postcode that is written now. What was written by hand beside it is never overwritten. */
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
          // It is only an offer: without it the town is written by hand.
          () => undefined,
        )
    },
  }
}
