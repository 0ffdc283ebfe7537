import type { ReactNode } from 'react'
import { DELIVERY_PLACE_FIELDS, type DeliveryPlaceModel } from '@firkant/domain/delivery/delivery-place.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import { useFrame } from '../../platform/use-frame.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { placeLabelTexts } from './place-label.texts.ts'

interface ToolProps {
  readonly className: string
  readonly place: DeliveryPlaceModel | null | undefined
  readonly icon: ReactNode
}

/** In the header. */
export function DeliveryPlaceTool({ className, place, icon }: ToolProps): ReactNode {
  const { frame } = useFrame()
  const { text } = useTexts(placeLabelTexts)
  return (
    <PanelLink
      panel="delivery-place"
      href={frame?.deliveryPlacePage ?? '#'}
      className={className}
      part="tool"
      tool="delivery"
      label={place?.label ?? text('ask')}
    >
      {icon}
      {place && <span data-part="tool-place">{place.postcode}</span>}
    </PanelLink>
  )
}

interface DeliveryPlaceLinkProps {
  readonly className?: string | undefined
  /** What is looked at, and its page: without scripts the day is said on the way. */
  readonly looked?: { readonly sku: string; readonly url: string } | undefined
}

/** Asks for the postcode, or says what is known of it. */
export function DeliveryPlaceLink({ className, looked }: DeliveryPlaceLinkProps): ReactNode {
  const { text } = useTexts(placeLabelTexts)
  const { frame } = useFrame()
  const place = useDynamicData('deliveryPlace', { enabled: false }).data
  const query = looked && new URLSearchParams({ [DELIVERY_PLACE_FIELDS.back]: looked.url, sku: looked.sku })
  return (
    <PanelLink
      panel="delivery-place"
      href={(frame?.deliveryPlacePage ?? '') + (query ? `?${String(query)}` : '')}
      className={className}
      part="text-link"
    >
      {place?.label ?? text('ask')}
    </PanelLink>
  )
}
