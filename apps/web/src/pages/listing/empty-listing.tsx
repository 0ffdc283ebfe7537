import type { ReactNode } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useFrame } from '../../platform/use-frame.ts'
import { useShop } from '../../platform/shop-context.ts'
import { removableFilters, unfilteredAddress } from './filters/removable-filters.ts'
import { InPlaceLink } from './in-place-link.tsx'
import { useListing } from './listing-context.ts'
import chip from './filters/chosen-filters.module.css'
import style from './empty-listing.module.css'

/** The filters leave nothing: they can be removed right here. */
function NoMatch(): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf } = useListing()
  return (
    <>
      <h2 className={style.heading} data-part="listing-empty-heading">
        {texts.text('listing.noMatch')}
      </h2>
      <p className={style.hint}>{texts.text('listing.noMatchHint')}</p>
      <ul className={style.ways}>
        {removableFilters({ model, query, texts, addressOf }).map(({ id, label, href }) => (
          <li key={id}>
            <InPlaceLink part="chosen-filter" className={chip.chip} data-size="large" href={href}>
              {texts.text('listing.removeFilter', { label })}
              <Icon name="close" className={chip.cross} />
            </InPlaceLink>
          </li>
        ))}
      </ul>
      <InPlaceLink part="button" className={style.way} href={unfilteredAddress({ model, query })}>
        {texts.text('listing.wholeListing', { name: model.heading })}
      </InPlaceLink>
    </>
  )
}

/** An empty category: links to the categories above it. */
function NothingHere(): ReactNode {
  const { texts } = useShop()
  const { frame } = useFrame()
  const { model } = useListing()
  // Breadcrumbs between the start page and this page.
  const around = model.breadcrumbs.slice(1, -1)
  return (
    <>
      <h2 className={style.heading} data-part="listing-empty-heading">
        {texts.text('listing.empty')}
      </h2>
      <p className={style.hint}>{texts.text('listing.emptyHint')}</p>
      {around.length > 0 && (
        <ul className={style.ways}>
          {around.map(({ name, url }) => (
            <li key={url}>
              <a href={url} data-part="text-link">
                {texts.text('listing.wholeListing', { name })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a href={frame?.menuPage ?? '/'} className={style.way} data-part="button">
        {texts.text('listing.emptyWay')}
      </a>
    </>
  )
}

export function EmptyListing(): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf } = useListing()
  const isNarrowed = removableFilters({ model, query, texts, addressOf }).length > 0
  return (
    <div className={style.empty} data-part="listing-empty">
      {isNarrowed ? <NoMatch /> : <NothingHere />}
    </div>
  )
}
