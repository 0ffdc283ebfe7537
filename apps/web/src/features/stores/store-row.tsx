import type { ReactNode } from 'react'
import { formatWeekday } from '@firkant/domain/format/format-date.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { isBuyable, STOCK_DOTS } from '@firkant/domain/stock/stock-status.ts'
import type { StoreWithStock } from '@firkant/domain/stores/store-calls.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import '../product-card/badges/stock.css'
import style from './store-row.module.css'
import { storePanelTexts } from './store-panel.texts.ts'

interface StoreRowProps {
  readonly store: StoreWithStock
  readonly isOwn: boolean
  readonly isAtWork: boolean
  readonly isSaving: boolean
  readonly onChoose: () => void
}

function useStockText(): (store: StoreWithStock) => string {
  const { texts } = useShop()
  const { text } = useTexts(storePanelTexts)
  return ({ status, available }) => {
    if (!isBuyable(status)) return text('none')
    return available === undefined
      ? texts.text(`stock.${status}`)
      : text('pieces', { count: formatNumber(texts.language, available) })
  }
}

function usePickupText(): (store: StoreWithStock) => string | undefined {
  const { language } = useShop()
  const { text } = useTexts(storePanelTexts)
  return ({ pickup }) => {
    if (!pickup) return undefined
    if (pickup.isToday) return text('today')
    return text('onDay', { day: formatWeekday(language, new Date(`${pickup.day}T12:00:00Z`)) })
  }
}

function OwnMark({ isAtWork }: Pick<StoreRowProps, 'isAtWork'>): ReactNode {
  const { text } = useTexts(storePanelTexts)
  return <span className={style.own}>{text(isAtWork ? 'here' : 'own')}</span>
}

export function StoreRow({ store, isOwn, isAtWork, isSaving, onChoose }: StoreRowProps): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(storePanelTexts)
  const stockText = useStockText()
  const pickupText = usePickupText()
  const { name, url, km, status, aisle, isOnShow } = store
  const facts = [
    aisle !== undefined && text('aisle', { aisle }),
    isOnShow && text('onShow'),
    km !== undefined && text('km', { km: formatNumber(texts.language, km) }),
  ].filter((fact) => fact !== false)
  const pickup = isAtWork ? undefined : pickupText(store)
  return (
    <li className={style.row} data-part="store-row" data-own={isOwn || undefined}>
      <div className={style.words}>
        {url === undefined ? (
          <b className={style.name}>{name}</b>
        ) : (
          <a href={url} className={style.name}>
            {name}
          </a>
        )}
        <span
          data-part="stock"
          data-dot={isBuyable(status) ? STOCK_DOTS[status] : 'grey'}
          data-gone={isBuyable(status) ? undefined : ''}
        >
          {stockText(store)}
          {pickup !== undefined && <b className={style.pickup}>{pickup}</b>}
        </span>
        {facts.length > 0 && <span className={style.facts}>{facts.join(' · ')}</span>}
      </div>
      {isOwn && <OwnMark isAtWork={isAtWork} />}
      {!isOwn && !isAtWork && (
        <button
          type="button"
          className={style.choose}
          aria-busy={isSaving || undefined}
          aria-label={text('chooseStore', { store: name })}
          onClick={onChoose}
        >
          {text('choose')}
        </button>
      )}
    </li>
  )
}
