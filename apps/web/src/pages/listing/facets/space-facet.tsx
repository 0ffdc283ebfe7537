import { useId, useState, type ReactNode } from 'react'
import { typedFloorSpace, writeFloorSpace } from '@firkant/domain/fit/floor-space.ts'
import type { Facet, ListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { useListing } from '../listing-context.ts'
import { FacetNumberField } from './facet-number-field.tsx'
import style from './price-facet.module.css'
import { spaceFacetTexts } from './space-facet.texts.ts'

const SIDES = ['width', 'depth'] as const
type Side = (typeof SIDES)[number]
type Typed = Readonly<Record<Side, string>>

function withSpace(query: ListingQuery, space: string | undefined): ListingQuery {
  const { space: _dropped, ...others } = query.values
  return { ...query, page: 1, values: space === undefined ? others : { ...others, space: [space] } }
}

/** The place being typed, until it is part of the query; both fields empty take it away. */
function useTypedSpace() {
  const { query, choose } = useListing()
  const [width = '', depth = ''] = query.values.space?.[0]?.split('x') ?? []
  const [draft, setDraft] = useState<Typed>()
  const [isWrong, setWrong] = useState(false)
  const shown = draft ?? { width, depth }
  const settle = () => {
    if (!draft) return
    const isEmpty = SIDES.every((side) => draft[side].trim() === '')
    const space = typedFloorSpace(draft.width, draft.depth)
    setWrong(!space && !isEmpty)
    if (!space && !isEmpty) return
    setDraft(undefined)
    choose(withSpace(query, space && writeFloorSpace(space)))
  }
  const type = (side: Side, text: string) => {
    setWrong(false)
    setDraft({ ...shown, [side]: text })
  }
  return { shown, isWrong, type, settle }
}

/** "Fits in 210 × 90": two sides of a place on the floor, in any order. */
export function SpaceFacet({ facet }: { readonly facet: Facet }): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(spaceFacetTexts)
  const { model } = useListing()
  const noteId = useId()
  const { shown, isWrong, type, settle } = useTypedSpace()
  return (
    <div className={style.price}>
      <div className={style.fields}>
        {SIDES.map((side) => (
          <FacetNumberField
            key={side}
            label={model.facets.find(({ key }) => key === side)?.label ?? facet.label}
            unit={texts.text('listing.measureUnit')}
            name={`f.space.${side}`}
            value={shown[side]}
            maxLength={5}
            aria-invalid={isWrong || undefined}
            aria-describedby={noteId}
            type={(typed) => type(side, typed)}
            settle={settle}
          />
        ))}
      </div>
      <p id={noteId} className={style.note} role={isWrong ? 'alert' : undefined}>
        {text(isWrong ? 'wrong' : 'hint')}
      </p>
      <button type="button" data-part="button" onClick={settle}>
        {text('show')}
      </button>
    </div>
  )
}
