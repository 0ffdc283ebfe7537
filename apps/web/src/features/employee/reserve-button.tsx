import type { ReactNode } from 'react'
import { useTexts } from '../../platform/use-texts.ts'
import { sitePanels } from '../../platform/panels/site-panels.ts'
import { reserveDesk } from './reserve-desk.ts'
import style from './reserve.module.css'
import { reserveTexts } from './reserve.texts.ts'

/** Beside what the employee's store has of an item. */
export function ReserveButton({ sku, store }: { readonly sku: string; readonly store: string }): ReactNode {
  const { text } = useTexts(reserveTexts)
  const open = () => {
    sitePanels.close()
    reserveDesk.open(sku)
  }
  return (
    <button
      type="button"
      className={style.button}
      data-part="text-link"
      data-opens="reserve"
      aria-haspopup="dialog"
      aria-label={text('buttonNamed', { sku, store })}
      onClick={open}
    >
      {text('button')}
    </button>
  )
}
