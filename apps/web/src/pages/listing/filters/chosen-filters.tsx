import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { removableFilters, unfilteredAddress } from './removable-filters.ts'
import { InPlaceLink } from '../in-place-link.tsx'
import { useListing } from '../listing-context.ts'
import { FILTER_BUTTON_ID } from '../listing-ids.ts'
import style from './chosen-filters.module.css'

/** The removed chip had the focus: it moves to the neighbour, or to the button that opens the filters. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(undefined)
  useEffect(() => {
    const index = removed.current
    removed.current = undefined
    if (index === undefined || document.activeElement !== document.body) return
    const links = list.current?.querySelectorAll('a') ?? []
    const next = links[Math.min(index, count - 1)] ?? document.getElementById(FILTER_BUTTON_ID)
    next?.focus({ preventScroll: true })
  }, [count])
  return { list, onRemove: (index: number) => void (removed.current = index) }
}

/** Number of products and the active filters, removable one by one or all at once. */
export function ChosenFilters(): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf } = useListing()
  const chosen = removableFilters({ model, query, texts, addressOf })
  const { list, onRemove } = useFocusAfterRemoval(chosen.length)
  return (
    <div className={style.row} data-part="chosen-filters" data-count={chosen.length}>
      <p className={style.tally} data-part="listing-tally">
        {texts.plural('listing.count', model.total)}
      </p>
      {chosen.length > 0 && (
        <>
          <ul ref={list} className={style.list} aria-label={texts.text('listing.chosen')}>
            {chosen.map(({ id, label, href }, index) => (
              <li key={id}>
                <InPlaceLink
                  part="chosen-filter"
                  className={style.chip}
                  href={href}
                  aria-label={texts.text('listing.removeFilter', { label })}
                  onClick={() => onRemove(index)}
                >
                  {label}
                  <Icon name="close" className={style.cross} />
                </InPlaceLink>
              </li>
            ))}
          </ul>
          <InPlaceLink
            part="chosen-filters-clear"
            className={style.clear}
            href={unfilteredAddress({ model, query })}
            onClick={() => onRemove(chosen.length)}
          >
            {texts.text('listing.clearAll')}
          </InPlaceLink>
        </>
      )}
    </div>
  )
}
