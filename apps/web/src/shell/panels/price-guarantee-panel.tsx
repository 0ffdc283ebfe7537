import type { ReactNode } from 'react'
import type { PriceGuarantee } from '@firkant/domain/page/models/product-model.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { EditorHtml } from '../../blocks/editorial/editor-html.tsx'
import { useShop } from '../../platform/shop-context.ts'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import style from './price-guarantee-panel.module.css'

function isGuarantee(detail: unknown): detail is PriceGuarantee {
  return typeof detail === 'object' && detail !== null && 'heading' in detail && 'html' in detail
}

/** The text of the product that opened the panel. */
export function PriceGuaranteePanel({ isOpen, onClose, detail }: PanelProps): ReactNode {
  const { texts } = useShop()
  if (!isGuarantee(detail)) throw new Error('The price guarantee was opened without its words')
  return (
    <Drawer
      panel="price-guarantee"
      open={isOpen}
      onClose={onClose}
      label={detail.heading}
      closeLabel={texts.text('shell.close')}
      side="right"
    >
      <EditorHtml html={detail.html} className={style.words} />
    </Drawer>
  )
}
