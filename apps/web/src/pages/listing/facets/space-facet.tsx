import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { typedFloorSpace, writeFloorSpace } from '@firkant/domain/fit/floor-space.ts'
import type { Facet, ListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { useListing } from '../listing-context.ts'
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form of the filters would close.
    event.preventDefault()
    settle()
  }
  return (
    <div className={style.price}>
      <div className={style.fields}>
        {SIDES.map((side) => (
          <label key={side} className={style.field}>
            <span className={style.side}>{model.facets.find(({ key }) => key === side)?.label ?? facet.label}</span>
            <input
              type="text"
              className={style.input}
              data-part="price-input"
              inputMode="numeric"
              enterKeyHint="done"
              autoComplete="off"
              maxLength={5}
              name={`f.space.${side}`}
              value={shown[side]}
              aria-invalid={isWrong || undefined}
              aria-describedby={noteId}
              onChange={({ target }) => type(side, target.value)}
              onKeyDown={onKeyDown}
            />
            <span className={style.unit} aria-hidden="true">
              {texts.text('listing.measureUnit')}
            </span>
          </label>
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
