import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  readListingQuery,
  shownListingQuery,
  writeListingQuery,
  type ListingQuery,
} from '@firkant/domain/catalog/listing-query.ts'
import type { ListingModel } from '@firkant/domain/page/page-models.ts'
import { announcer } from '../../platform/announcer.ts'
import { goInPlace, inPlace, STILL, type InPlaceOptions } from '../../platform/navigation/in-place.ts'
import { useShop } from '../../platform/shop-context.ts'

/** A wait that is shorter is not shown: a flash disturbs more than it tells. */
const UNSEEN_WAIT_MS = 150

export interface Listing {
  readonly model: ListingModel
  /** What the visitor has chosen: while it loads, a moment ahead of the list. */
  readonly query: ListingQuery
  readonly isPending: boolean
  /** It takes long enough to be shown. */
  readonly isWaiting: boolean
  /** The address that could not be loaded. */
  readonly failed: URL | undefined
  readonly addressOf: (query: ListingQuery) => string
  readonly choose: (query: ListingQuery, options?: InPlaceOptions) => void
}

export const ListingContext = createContext<Listing | undefined>(undefined)

export function useListing(): Listing {
  const listing = use(ListingContext)
  if (!listing) throw new Error('useListing needs a listing around it')
  return listing
}

/** The listing's address may have parameters of its own, e.g. what was searched for. */
export function listingAddress(listingUrl: string, query: ListingQuery): string {
  const written = writeListingQuery(query)
  return listingUrl + (listingUrl.includes('?') ? written.replace('?', '&') : written)
}

/** Facets or orders that came broken leave the bar, not the list: what draws them tells of it. */
function shownQuery({ page, facets, sorts }: ListingModel): ListingQuery {
  return shownListingQuery({ page, facets: facets ?? [], sorts: sorts ?? [] })
}

/** The one address of what the list shows. */
export function shownAddress(model: ListingModel): string {
  return listingAddress(model.listingUrl, shownQuery(model))
}

function useLongWait(isPending: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLong(true), UNSEEN_WAIT_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isPending])
  return isPending && isLong
}

export function lastPageOf({ total, pageSize }: Pick<ListingModel, 'total' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** One order is no choice. */
export function hasSorts({ sorts }: Pick<ListingModel, 'sorts'>): boolean {
  return (sorts?.length ?? 0) > 1
}

/** Nobody sees a list change who does not look at it: the count is told. */
function useAnnouncement(model: ListingModel): void {
  const { texts } = useShop()
  const count = texts.plural('listing.count', model.total)
  const { page, total } = model
  const last = lastPageOf(model)
  const isOnlyPage = last === 1 || total === 0
  const news = isOnlyPage ? count : texts.text('listing.countOnPage', { count, page, last })
  const address = shownAddress(model)
  const announced = useRef(address)
  useEffect(() => {
    // What is only brought up to date is no news.
    if (announced.current === address) return
    announced.current = address
    announcer.announce(news)
  }, [address, news])
}

export function useListingState(model: ListingModel): Listing {
  const { pending, failed } = useSyncExternalStore(inPlace.subscribe, inPlace.current, () => STILL)
  const isPending = pending !== undefined
  useAnnouncement(model)
  const addressOf = (query: ListingQuery) => listingAddress(model.listingUrl, query)
  return {
    model,
    query: pending ? readListingQuery(pending.searchParams, model.sorts?.[0]?.key) : shownQuery(model),
    isPending,
    isWaiting: useLongWait(isPending),
    failed,
    addressOf,
    choose: (query, options) => goInPlace(addressOf(query), options),
  }
}
