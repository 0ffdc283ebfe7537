import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/use-texts.ts'
import { openSelling } from './open-selling.ts'
import style from './selling.module.css'
import { sellingTexts } from './selling.texts.ts'

/** In the cart, below the way to the checkout. */
export function SellingTools(): ReactNode {
  const { text } = useTexts(sellingTexts)
  return (
    <div className={style.tools}>
      <button type="button" className={style.open} aria-haspopup="dialog" onClick={openSelling}>
        {text('open')}
      </button>
    </div>
  )
}
