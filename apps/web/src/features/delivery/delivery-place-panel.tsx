import type { ReactNode } from 'react'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { DeliveryPlaceForm } from './delivery-place-form.tsx'
import { deliveryPlaceTexts } from './delivery-place.texts.ts'

/** The page's content as a panel. */
export function DeliveryPlacePanel({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(deliveryPlaceTexts)
  return (
    <Drawer
      panel="delivery-place"
      open={isOpen}
      onClose={onClose}
      side="right"
      label={text('heading')}
      closeLabel={texts.text('shell.close')}
    >
      <DeliveryPlaceForm from={isOpen ? window.location.pathname + window.location.search : '/'} onDone={onClose} />
    </Drawer>
  )
}
