import type { ReactNode } from 'react'
import { useTexts } from '../../platform/use-texts.ts'
import { sitePanels } from '../../platform/panels/site-panels.ts'
import style from './all-stores-button.module.css'
import { employeeTexts } from './employee.texts.ts'

/** Opens what all stores have; it stands above a card's link. */
export function AllStoresButton({ sku }: { readonly sku: string }): ReactNode {
  const { text } = useTexts(employeeTexts)
  return (
    <button
      type="button"
      className={style.button}
      aria-haspopup="dialog"
      onClick={() => sitePanels.open('store-stock', { sku })}
    >
      {text('stock.allStores')}
    </button>
  )
}
