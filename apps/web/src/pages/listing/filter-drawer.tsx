import { useEffect, type ReactNode } from 'react'
import { withoutFilters, type FacetKey } from '@firkant/domain/catalog/listing-query.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { useShop } from '../../start/shop-context.ts'
import { FacetsOnDemand } from './facets/facets-on-demand.tsx'
import { HiddenParams } from './hidden-params.tsx'
import { InPlaceLink } from './in-place-link.tsx'
import { useListing } from './listing-context.ts'
import { ListingFailure } from './listing-failure.tsx'
import { FACETS_ID, FILTER_DRAWER_ID, FILTER_FORM_ID } from './listing-ids.ts'
import style from './filter-drawer.module.css'

/** Each choice counts at once; without scripts the button sends them all. */
function DrawerFoot(): ReactNode {
  const { texts } = useShop()
  const { model, query, isWaiting, addressOf } = useListing()
  return (
    <>
      <ListingFailure place="panel" />
      <div className={style.foot}>
        <InPlaceLink part="filter-reset" href={addressOf(withoutFilters(query))}>
          {texts.text('listing.reset')}
        </InPlaceLink>
        <button type="submit" form={FILTER_FORM_ID} data-part="button" data-waiting={isWaiting ? '' : undefined}>
          <span className={style.withScripts}>{texts.plural('listing.showCount', model.total)}</span>
          <span className={style.withoutScripts}>{texts.text('listing.showResults')}</span>
        </button>
      </div>
    </>
  )
}

/** The facet that the visitor reached for is open and in sight. */
function useFacetInSight(facet: FacetKey | undefined, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || facet === undefined) return
    const section = document.querySelector(`#${FACETS_ID} details[data-facet=${facet}]`)
    if (!(section instanceof HTMLDetailsElement)) return
    section.open = true
    section.querySelector('summary')?.focus()
    section.scrollIntoView({ block: 'start' })
  }, [facet, isOpen])
}

export interface FilterDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The facet to begin with. */
  readonly facet: FacetKey | undefined
}

/** All facets. A form to those without scripts; with them every change shows in the list at once. */
export function FilterDrawer({ isOpen, onClose, facet }: FilterDrawerProps): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf } = useListing()
  useFacetInSight(facet, isOpen)
  return (
    <Drawer
      id={FILTER_DRAWER_ID}
      open={isOpen}
      onClose={onClose}
      label={texts.text('listing.filters')}
      closeLabel={texts.text('shell.close')}
      side="right"
      footer={<DrawerFoot />}
    >
      <form
        id={FILTER_FORM_ID}
        method="get"
        action={model.listingUrl}
        onSubmit={(event) => {
          event.preventDefault()
          // Before the scripts came the button opened it as a popover.
          document.getElementById(FILTER_DRAWER_ID)?.hidePopover()
          onClose()
        }}
      >
        <HiddenParams address={addressOf({ ...query, page: 1 })} except={(name) => name.startsWith('f.')} />
        <FacetsOnDemand isWanted={isOpen} />
      </form>
    </Drawer>
  )
}
