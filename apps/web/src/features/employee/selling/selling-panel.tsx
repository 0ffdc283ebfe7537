import type { ReactNode } from 'react'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import type { PanelProps } from '../../../platform/panels/panel-code.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { HandOverPart } from './hand-over-part.tsx'
import { PricesPart } from './prices-part.tsx'
import style from './selling.module.css'
import { sellingTexts } from './selling.texts.ts'

/** A cart that is made together with the customer: given to them, at prices that were agreed. */
export function SellingPanel({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(sellingTexts)
  return (
    <Drawer
      panel="employee-stores"
      open={isOpen}
      onClose={onClose}
      side="right"
      label={text('heading')}
      closeLabel={texts.text('shell.close')}
    >
      <div className={style.panel}>
        <HandOverPart />
        <PricesPart />
      </div>
    </Drawer>
  )
}
