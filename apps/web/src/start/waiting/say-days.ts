import { arrivalsOf } from '../../features/delivery/arrivals.ts'
import { datedParts, drawPlace } from '../../features/delivery/draw-arrivals.ts'
import type { Visit } from './visit.ts'

function watchDays(visit: Visit): readonly (() => void)[] {
  const arrivals = arrivalsOf(visit)
  return [...datedParts(visit.facts.product?.sku)].map(([sku, parts]) =>
    arrivals.watch(sku, () => {
      const arrival = arrivals.read(sku)
      if (!arrival?.latest) return
      arrivals.markDrawn(sku, arrival)
      for (const draw of parts) draw(arrival)
    }),
  )
}

/** Where a visitor has things sent, and when they come there. Nobody else loads this. */
export function sayDays(visit: Visit): () => void {
  const { dynamicData } = visit
  const draw = () => {
    const place = dynamicData.read('deliveryPlace').data
    if (place) drawPlace(place)
    dynamicData.markDrawn(['deliveryPlace'])
  }
  draw()
  const stops = [dynamicData.subscribe(draw), ...watchDays(visit)]
  return () => {
    for (const stop of stops) stop()
  }
}
