import { useEffect, type ReactNode } from 'react'
import { withoutFilters, type FacetKey } from '@firkant/domain/catalog/listing-query.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { useLoadable } from '../../../platform/lazy-code/loadable.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { PartFailure } from '../../../shell/part-failure.tsx'
import { facetPanelCode } from '../facets/facets-code.tsx'
import { InPlaceLink } from '../in-place-link.tsx'
import { useListing } from '../listing-context.ts'
import { ListingFailure } from '../results/listing-failure.tsx'
import { FACETS_ID, FILTER_FORM_ID } from '../listing-ids.ts'
import style from './filter-drawer.module.css'

function DrawerFoot(): ReactNode {
  const { texts } = useShop()
  const { model, query, isWaiting, addressOf } = useListing()
  return (
    <>
      <ListingFailure place="panel" />
      <div className={style.foot}>
        <InPlaceLink part="filter-reset" className={style.reset} href={addressOf(withoutFilters(query))}>
          {texts.text('listing.reset')}
        </InPlaceLink>
        <button
          type="submit"
          form={FILTER_FORM_ID}
          className={style.show}
          data-part="button"
          data-waiting={isWaiting ? '' : undefined}
        >
          {texts.plural('listing.showCount', model.total)}
        </button>
      </div>
    </>
  )
}

function FacetsSkeleton(): ReactNode {
  return (
    <div className={style.skeleton} aria-hidden="true">
      <i className={style.waiting} data-part="facet-waiting" />
      <i className={style.waiting} data-part="facet-waiting" />
      <i className={style.waiting} data-part="facet-waiting" />
      <i className={style.waiting} data-part="facet-waiting" />
    </div>
  )
}

/** Opens the requested facet and scrolls to it. */
function FacetInSight({ facet, isOpen }: Pick<FilterDrawerProps, 'facet' | 'isOpen'>): null {
  useEffect(() => {
    if (!isOpen || facet === undefined) return
    const section = document.querySelector(`#${FACETS_ID} details[data-facet=${facet}]`)
    if (!(section instanceof HTMLDetailsElement)) return
    section.open = true
    section.querySelector('summary')?.focus()
    section.scrollIntoView({ block: 'start' })
  }, [facet, isOpen])
  return null
}

function Facets(props: Pick<FilterDrawerProps, 'facet' | 'isOpen'>): ReactNode {
  const FacetPanel = useLoadable(facetPanelCode, 'later')
  return (
    <>
      <FacetPanel />
      <FacetInSight {...props} />
    </>
  )
}

export interface FilterDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The facet to show first. */
  readonly facet: FacetKey | undefined
}

/** All facets; every change applies at once. */
export function FilterDrawer({ isOpen, onClose, facet }: FilterDrawerProps): ReactNode {
  const { texts } = useShop()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      label={texts.text('listing.filters')}
      closeLabel={texts.text('shell.close')}
      side="right"
      footer={<DrawerFoot />}
    >
      <form
        id={FILTER_FORM_ID}
        // Form restoration by the browser would choose filters for the visitor.
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <div id={FACETS_ID}>
          <Guard waiting={<FacetsSkeleton />} fallback={<PartFailure />}>
            <Facets isOpen={isOpen} facet={facet} />
          </Guard>
        </div>
      </form>
    </Drawer>
  )
}
