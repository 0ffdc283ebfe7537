import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  readListingQuery,
  shownListingQuery,
  writeListingQuery,
  type ListingQuery,
} from '@firkant/domain/catalog/listing-query.ts'
import type { ListingModel } from '@firkant/domain/page/models/page-models.ts'
import { announcer } from '../../platform/announcer.ts'
import { goInPlace, inPlace, STILL, type InPlaceOptions } from '../../platform/navigation/in-place.ts'
import { useShop } from '../../platform/shop-context.ts'

/** Shorter waits show no loading state: it would only flash. */
const UNSEEN_WAIT_MS = 150

export interface Listing {
  readonly model: ListingModel
  /** The chosen query; while it loads, ahead of the list. */
  readonly query: ListingQuery
  readonly isPending: boolean
  /** Loading takes long enough to be shown. */
  readonly isWaiting: boolean
  /** The address that failed to load. */
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

/** The listing's address may have parameters of its own, e.g. the search text. */
export function listingAddress(listingUrl: string, query: ListingQuery): string {
  const written = writeListingQuery(query)
  return listingUrl + (listingUrl.includes('?') ? written.replace('?', '&') : written)
}

/** Broken facets or sort orders are left out of the bar; the component that renders them reports it. */
function shownQuery({ page, facets, sorts }: ListingModel): ListingQuery {
  return shownListingQuery({ page, facets: facets ?? [], sorts: sorts ?? [] })
}

/** Canonical address of the query. */
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

/** A single sort order is no choice. */
export function hasSorts({ sorts }: Pick<ListingModel, 'sorts'>): boolean {
  return (sorts?.length ?? 0) > 1
}

/** Announces the number of products when the list changes. */
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
    // A refresh of the same address is not announced.
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
