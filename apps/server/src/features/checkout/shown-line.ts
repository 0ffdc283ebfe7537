import type { CartItem } from '@firkant/domain/cart/cart.ts'
import type { CarriedSize } from '@firkant/domain/delivery/way-in.ts'
import type { ShownLine } from '../orders/order-document.ts'

export function shownLine(
  { url, image, trackingProductInformation, viewData }: CartItem,
  size: CarriedSize | undefined,
): ShownLine {
  const { subtitle, bundleParts, notes } = viewData
  return {
    url,
    ...(image && { image }),
    trackingProductInformation,
    subtitle,
    bundleParts,
    ...(notes && { notes }),
    ...(size && { size }),
  }
}
