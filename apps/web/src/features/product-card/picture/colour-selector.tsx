import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { CardSize } from '@firkant/domain/catalog/badge-limit.ts'
import type { ProductCard, Sibling } from '@firkant/domain/catalog/product-card.ts'
import { choiceAfterKey, MIN_COLOURS, MAX_COLOURS, shownSiblings } from '@firkant/domain/catalog/shown-siblings.ts'
import { useHasScript } from '../../../platform/use-has-script.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { sizeMark } from '../size-mark.ts'
import style from './colour-selector.module.css'

interface ColourSelectorProps {
  /** The card as loaded: the order of colours does not change with the choice. */
  readonly product: ProductCard
  readonly chosen: Pick<ProductCard, 'productKey' | 'url'>
  readonly size: CardSize
  readonly onChoose: (sibling: Sibling) => void
  readonly onReach: (sibling: Sibling) => void
}

const opensElsewhere = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey

/** Which colours fit: none, all, or some and a count of the rest. */
export function coloursOf(product: ProductCard): 'all' | 'more' | undefined {
  if (product.siblingsAmount < 2) return undefined
  return shownSiblings(product, MAX_COLOURS).hidden > 0 ? 'more' : 'all'
}

/** A wide card may hide the last colour for lack of room: that must not be the chosen one. */
function ownFirst(product: ProductCard): readonly Sibling[] {
  return product.siblings.toSorted(
    (a, b) => Number(b.productKey === product.productKey) - Number(a.productKey === product.productKey),
  )
}

/** Arrow keys move among the visible colours. */
function moveChoice(event: KeyboardEvent<HTMLElement>): void {
  const all = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=radio]') ?? []
  const dots = [...all].filter((dot) => dot.checkVisibility())
  const current = dots.indexOf(event.currentTarget)
  const next = event.key === ' ' ? current : choiceAfterKey(event.key, current, dots.length)
  const dot = next === undefined ? undefined : dots[next]
  if (!dot) return
  event.preventDefault()
  dot.focus()
  dot.click()
}

function Dot({ sibling, isChosen, hasScript, ...on }: DotProps): ReactNode {
  return (
    <a
      href={sibling.url}
      className={style.colour}
      data-part="colour"
      data-kept=""
      title={sibling.subtitle}
      style={{ '--colour': sibling.fabricColor } as CSSProperties}
      {...(hasScript
        ? { role: 'radio', 'aria-checked': isChosen, tabIndex: isChosen ? 0 : -1 }
        : { 'aria-current': isChosen ? 'true' : undefined })}
      data-chosen={isChosen ? '' : undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        on.onChoose(sibling)
      }}
      onKeyDown={moveChoice}
      onPointerEnter={() => on.onReach(sibling)}
      onFocus={() => on.onReach(sibling)}
    />
  )
}

interface DotProps extends Pick<ColourSelectorProps, 'onChoose' | 'onReach'> {
  readonly sibling: Sibling
  readonly isChosen: boolean
  readonly hasScript: boolean
}

/** One count with all dots visible; wide cards have another for when the last dot is hidden. */
function MoreColours({ hidden, narrow, product, chosen }: MoreColoursProps): ReactNode {
  const { texts } = useShop()
  const counts = [
    { count: hidden, when: narrow === undefined ? undefined : 'roomy' },
    { count: narrow ?? 0, when: 'narrow' },
  ]
  return counts
    .filter(({ count }) => count > 0)
    .map(({ count, when }) => (
      <a
        key={when ?? 'always'}
        href={chosen.url}
        className={style.more}
        data-part="colours-more"
        data-when={when}
        aria-label={texts.plural('card.moreColoursNamed', count, { name: product.displayName })}
      >
        {texts.text('card.moreColours', { count })}
      </a>
    ))
}

interface MoreColoursProps extends Pick<ColourSelectorProps, 'product' | 'chosen'> {
  readonly hidden: number
  readonly narrow: number | undefined
}

/** Links to the colours' pages; with scripts a choice that changes the card. */
export function ColourSelector({ product, chosen, size, onChoose, onReach }: ColourSelectorProps): ReactNode {
  const { texts } = useShop()
  const hasScript = useHasScript()
  if (product.siblingsAmount < 2) return null
  const isWide = size === 'wide'
  const { shown, hidden } = shownSiblings(isWide ? { ...product, siblings: ownFirst(product) } : product, MAX_COLOURS)
  const narrow = isWide && shown.length > MIN_COLOURS ? hidden + shown.length - MIN_COLOURS : undefined
  const isAll = hidden === 0 && narrow === undefined
  const dots = (
    <div
      className={isAll ? `${style.colours} ${style.dots}` : style.dots}
      data-part={isAll ? 'colours' : undefined}
      data-size={sizeMark(size)}
      role={hasScript ? 'radiogroup' : 'group'}
      aria-label={`${product.displayName}: ${texts.plural('card.colours', product.siblingsAmount)}`}
    >
      {shown.map((sibling) => (
        <Dot
          key={sibling.productKey}
          sibling={sibling}
          isChosen={sibling.productKey === chosen.productKey}
          hasScript={hasScript}
          onChoose={onChoose}
          onReach={onReach}
        />
      ))}
    </div>
  )
  if (isAll) return dots
  return (
    <div className={style.colours} data-part="colours" data-size={sizeMark(size)}>
      {dots}
      <MoreColours hidden={hidden} narrow={narrow} product={product} chosen={chosen} />
    </div>
  )
}
