import type { ReactNode } from 'react'
import { DELIVERY_PLACE_FIELDS } from '@firkant/domain/delivery/delivery-place.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { placeLabel } from './arrival-texts.ts'

interface ToolProps {
  readonly className: string
  readonly label: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** In the header. */
export function DeliveryPlaceTool({ className, label, icon, children }: ToolProps): ReactNode {
  const { frame } = useFrame()
  return (
    <PanelLink
      panel="delivery-place"
      href={frame?.deliveryPlacePage ?? '#'}
      className={className}
      part="tool"
      tool="delivery"
      label={label}
    >
      {icon}
      {children}
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
  const { language } = useShop()
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
      {placeLabel(language, place)}
    </PanelLink>
  )
}
