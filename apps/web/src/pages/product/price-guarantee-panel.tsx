import type { ReactNode } from 'react'
import type { PriceGuarantee } from '@firkant/domain/page/product-model.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { EditorHtml } from '../../blocks/editorial/editor-html.tsx'
import { useShop } from '../../start/shop-context.ts'

interface PriceGuaranteePanelProps {
  readonly guarantee: PriceGuarantee
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function PriceGuaranteePanel({ guarantee, isOpen, onClose }: PriceGuaranteePanelProps): ReactNode {
  const { texts } = useShop()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      label={guarantee.heading}
      closeLabel={texts.text('shell.close')}
      side="right"
    >
      <EditorHtml html={guarantee.html} />
    </Drawer>
  )
}
