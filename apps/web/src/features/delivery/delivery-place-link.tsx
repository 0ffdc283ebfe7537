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
  /** Where it leads back to without scripts. */
  readonly from?: string | undefined
  readonly part?: string
  readonly icon?: ReactNode
}

/** Asks for the postcode, or says what is known of it. */
export function DeliveryPlaceLink(props: DeliveryPlaceLinkProps): ReactNode {
  const { className, looked, from = looked?.url, part = 'text-link', icon } = props
  const { text } = useTexts(placeLabelTexts)
  const { frame } = useFrame()
  const place = useDynamicData('deliveryPlace', { enabled: false }).data
  const back = from !== undefined && { [DELIVERY_PLACE_FIELDS.back]: from, ...(looked && { sku: looked.sku }) }
  return (
    <PanelLink
      panel="delivery-place"
      href={(frame?.deliveryPlacePage ?? '') + (back ? `?${String(new URLSearchParams(back))}` : '')}
      className={className}
      part={part}
    >
      {icon}
      {place?.label ?? text('ask')}
    </PanelLink>
  )
}
