import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Facet, FacetKey } from '@firkant/domain/catalog/listing-query.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { PartFailure } from '../../../shell/part-failure.tsx'
import { chosenInFacet, FacetCount } from './facet-count.tsx'
import { LoadedFacetChoice } from './facets-code.tsx'
import { useListing } from '../listing-context.ts'
import { ListingFailure } from '../results/listing-failure.tsx'
import style from './quick-facets.module.css'

/** Facets in the bar; the drawer has all of them. */
const QUICK_FACETS = 5
const NARROW = '(width <= 768px)'

/** One panel at a time; Escape, a press elsewhere and leaving by keyboard close it. */
function useOnePanel() {
  const [openKey, setOpenKey] = useState<FacetKey>()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (openKey === undefined) return
    const panel = row.current?.querySelector(`[data-facet=${openKey}]`)
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !panel?.contains(target)) setOpenKey(undefined)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenKey(undefined)
      panel?.querySelector<HTMLElement>('button')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [openKey])
  return { row, openKey, setOpenKey }
}

/** A panel that hangs out of the window scrolls the page as far as needed. */
function InSight({ panel }: { panel: RefObject<HTMLElement | null> }): ReactNode {
  useEffect(() => {
    void panel.current?.scrollIntoView({ block: 'nearest' })
  }, [panel])
  return null
}

interface QuickFacetProps {
  readonly facet: Facet
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function QuickFacet({ facet, isOpen, onToggle }: QuickFacetProps): ReactNode {
  const { query } = useListing()
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const chosen = chosenInFacet(query, facet.key)
  return (
    <div className={style.facet} data-part="quick-facet" data-facet={facet.key}>
      <button
        type="button"
        className={style.button}
        data-part="quick-facet-button"
        data-chosen={chosen > 0 ? '' : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
      >
        {facet.label}
        <FacetCount count={chosen} />
        <Icon name="down" className={style.arrow} />
      </button>
      {isOpen && (
        <div ref={panel} id={panelId} className={style.panel} data-part="quick-facet-panel">
          <ListingFailure place="panel" isAlert={false} />
          <Guard fallback={<PartFailure />}>
            <LoadedFacetChoice facet={facet} />
            <InSight panel={panel} />
          </Guard>
        </div>
      )}
    </div>
  )
}

/** The most used facets, each a panel under its button; on a phone they open the drawer. */
export function QuickFacets({ onNarrow }: { onNarrow: (facet: FacetKey) => void }): ReactNode {
  const { model } = useListing()
  const { row, openKey, setOpenKey } = useOnePanel()
  return (
    <div ref={row} className={style.row} data-part="quick-facets">
      {model.facets.slice(0, QUICK_FACETS).map((facet) => (
        <QuickFacet
          key={facet.key}
          facet={facet}
          isOpen={openKey === facet.key}
          onToggle={() => {
            if (window.matchMedia(NARROW).matches) onNarrow(facet.key)
            else setOpenKey(openKey === facet.key ? undefined : facet.key)
          }}
        />
      ))}
    </div>
  )
}
