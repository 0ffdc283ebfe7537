import { MARKETS } from '@firkant/domain/market/market.ts'
import { drawHearts } from '../../features/lists/draw-hearts.ts'
import { drawCounts } from '../../shell/header/draw-counts.ts'
import type { Visit } from './visit.ts'

/** Of who has something in the cart or among the favourites: in the header and on hearts. Nobody else loads this. */
export function drawNumbers({ facts, dynamicData }: Visit): void {
  drawCounts(dynamicData, MARKETS[facts.market].language)
  drawHearts(dynamicData.read('wishlist').data?.codes ?? [])
  dynamicData.markDrawn(['cart', 'wishlist'])
}
