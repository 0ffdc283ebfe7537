import { withoutFilters, withPage, type ListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import type { ListingModel } from '@firkant/domain/page/models/page-models.ts'
import type { Translator } from '../../../texts/translator.ts'
import { listingAddress } from '../listing-context.ts'
import { chosenFilters } from './chosen-filter-list.ts'

interface RemovableFilter {
  readonly id: string
  readonly label: string
  /** The listing without it. */
  readonly href: string
}

interface Filtered {
  readonly model: ListingModel
  readonly query: ListingQuery
}

/** Conditions of the listing's own address, then the chosen facets. */
export function removableFilters({
  model,
  query,
  texts,
  addressOf,
}: Filtered & { texts: Translator; addressOf: (query: ListingQuery) => string }): readonly RemovableFilter[] {
  const conditions = (model.conditions?.chosen ?? []).map(({ label, listingUrl }) => ({
    id: label,
    label,
    href: listingAddress(listingUrl, withPage(query, 1)),
  }))
  const facets = chosenFilters(query, model.facets, texts).map(({ without, ...filter }) => ({
    ...filter,
    href: addressOf(without),
  }))
  return [...conditions, ...facets]
}

export function unfilteredAddress({ model, query }: Filtered): string {
  return listingAddress(model.conditions?.listingUrl ?? model.listingUrl, withoutFilters(query))
}
