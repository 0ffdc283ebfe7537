import type { FitsModel } from '@firkant/domain/fit/visitor-home.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'

interface Fits {
  /** The visitor has said their way in. */
  readonly isKnown: boolean
  /** By SKU; of those that nobody packed nothing is said. */
  readonly fits: FitsModel['fits']
}

/** How things come in at this visitor's. Nobody else is asked about. */
export function useFits(skus: readonly string[]): Fits {
  const isKnown = Boolean(useDynamicData('visitorHome', { enabled: false }).data)
  const enabled = isKnown && skus.length > 0
  const { data } = useDynamicData('fits', { context: { skus: skus.join(',') }, enabled })
  return { isKnown, fits: data?.fits ?? {} }
}
