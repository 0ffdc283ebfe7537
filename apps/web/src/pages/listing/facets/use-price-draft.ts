import { useEffect, useRef, useState } from 'react'
import { withPrice, writeListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import { useListing } from '../listing-context.ts'
import { readTypedRange, type PriceScale } from './price-scale.ts'

/** After so long without another key or move, the price is taken as it stands. */
export const PRICE_SETTLE_MS = 500

export interface TypedRange {
  readonly min: string
  readonly max: string
}

export interface PriceDraft {
  readonly shown: TypedRange
  readonly change: (part: Partial<TypedRange>) => void
  /** Enter, or the visitor has gone on. */
  readonly settle: () => void
}

/** What the visitor is typing or sliding, until it has become part of the query. */
export function usePriceDraft(scale: PriceScale): PriceDraft {
  const { query, choose } = useListing()
  const [draft, setDraft] = useState<TypedRange>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const chosen: TypedRange = { min: String(query.price?.min ?? ''), max: String(query.price?.max ?? '') }
  const shown = draft ?? chosen

  const commit = (typed: TypedRange) => {
    clearTimeout(timer.current)
    setDraft(undefined)
    const next = withPrice(query, readTypedRange(typed), scale)
    if (writeListingQuery(next) !== writeListingQuery({ ...query, page: 1 })) choose(next)
  }
  // The timer would see the query of the moment when it was set.
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })

  return {
    shown,
    change(part: Partial<TypedRange>) {
      const next = { ...shown, ...part }
      setDraft(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(next), PRICE_SETTLE_MS)
    },
    settle() {
      if (draft) commit(draft)
    },
  }
}
