import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import {
  readListingQuery,
  withoutFilters,
  writeListingQuery,
  type FacetKey,
  type ListingQuery,
} from '@firkant/domain/catalog/listing-query.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { FacetsOnDemand } from './facets/facets-on-demand.tsx'
import { HiddenParams } from './hidden-params.tsx'
import { InPlaceLink } from './in-place-link.tsx'
import { useListing } from './listing-context.ts'
import { ListingFailure } from './listing-failure.tsx'
import { FACETS_ID, FILTER_DRAWER_ID, FILTER_FORM_ID } from './listing-ids.ts'
import style from './filter-drawer.module.css'

/** Undefined while the form has no fields yet. */
function readForm(form: HTMLFormElement): ListingQuery | undefined {
  if (!form.querySelector('[name^="f."]')) return undefined
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return readListingQuery(new URLSearchParams(fields))
}

/** Each choice applies at once; without scripts the button submits them all. */
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
          <span className={style.withScripts}>{texts.plural('listing.showCount', model.total)}</span>
          <span className={style.withoutScripts}>{texts.text('listing.showResults')}</span>
        </button>
      </div>
    </>
  )
}

/** Boxes ticked before the facets' chunk has loaded are read from the form itself. */
function useEarlyTicks() {
  const { query, choose } = useListing()
  const form = useRef<HTMLFormElement>(null)
  const [isReady, setReady] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const apply = useEffectEvent(() => {
    const ticked = form.current && readForm(form.current)
    if (!ticked || writeListingQuery(ticked) === writeListingQuery({ ...query, page: 1 })) return
    setUsed(true)
    choose(ticked)
  })
  useEffect(() => {
    if (isReady) return
    apply()
    const onChange = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target)) apply()
    }
    // Listens on the document: React does not dispatch events inside markup that is not hydrated yet.
    document.addEventListener('change', onChange, true)
    return () => document.removeEventListener('change', onChange, true)
  }, [isReady])
  return { form, isUsed, onReady: useCallback(() => setReady(true), []) }
}

/** Opens the requested facet and scrolls to it. */
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
  /** The facet to show first. */
  readonly facet: FacetKey | undefined
}

/** All facets: a form without scripts; with them every change applies at once. */
export function FilterDrawer({ isOpen, onClose, facet }: FilterDrawerProps): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf } = useListing()
  useFacetInSight(facet, isOpen)
  const { form, isUsed, onReady } = useEarlyTicks()
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
        ref={form}
        id={FILTER_FORM_ID}
        // Form restoration by the browser would choose filters for the visitor.
        autoComplete="off"
        method="get"
        action={model.listingUrl}
        onSubmit={(event) => {
          event.preventDefault()
          // Before hydration the button opened it as a popover.
          document.getElementById(FILTER_DRAWER_ID)?.hidePopover()
          onClose()
        }}
      >
        <HiddenParams address={addressOf({ ...query, page: 1 })} except={(name) => name.startsWith('f.')} />
        <FacetsOnDemand isWanted={isOpen || isUsed} onReady={onReady} />
      </form>
    </Drawer>
  )
}
