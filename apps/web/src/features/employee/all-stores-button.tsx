import type { ReactNode } from 'react'
import { sitePanels } from '../../platform/panels/site-panels.ts'
import style from './all-stores-button.module.css'
import { useEmployeeTexts } from './use-employee-texts.ts'

/** Opens what all stores have; it stands above a card's link. */
export function AllStoresButton({ sku }: { readonly sku: string }): ReactNode {
  const text = useEmployeeTexts()
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
