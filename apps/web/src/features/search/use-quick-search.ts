import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useExperiment } from '../experiments/use-experiment.ts'
import { useRecentlyViewed } from '../recently-viewed/use-recently-viewed.ts'
import { groupOptions, type OptionGroup, type SearchOption } from './answers/option-groups.ts'
import { quickSearchTexts } from './quick-search.texts.ts'
import type { QuickSearch, QuickSearchView } from './quick-search.ts'
import { openSearchBox } from './search-box.ts'

export interface QuickSearchState {
  readonly box: QuickSearch
  readonly view: QuickSearchView
  readonly groups: readonly OptionGroup[]
  readonly options: readonly SearchOption[]
  readonly searchPageUrl: string
  /** Loading is done, with or without results. */
  readonly isKnown: boolean
}

/** The visitor's variant, fixed while the list is open so that nothing moves. */
function useArrangement(isOpen: boolean) {
  const variant = useExperiment('autocomplete') ?? 'default'
  const [shown, setShown] = useState(variant)
  if (!isOpen && shown !== variant) setShown(variant)
  return isOpen ? shown : variant
}

export function useQuickSearch(isOpen: boolean): QuickSearchState {
  const shop = useShop()
  const searchPageUrl = useFrame().pages?.searchPageUrl ?? '#'
  const box = openSearchBox(shop, searchPageUrl)
  const view = useSyncExternalStore(box.subscribe, box.current, box.current)
  const variant = useArrangement(isOpen)
  const viewed = useRecentlyViewed(undefined, { isWanted: isOpen && view.found === undefined })
  const groups = useMemo(
    () => groupOptions(view, { searchPageUrl, variant, viewed }),
    [view, searchPageUrl, variant, viewed],
  )
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups])
  useEffect(() => {
    if (isOpen) box.open()
  }, [box, isOpen])
  const isKnown = view.isSettled && (view.found !== undefined || view.first !== undefined)
  return { box, view, groups, options, searchPageUrl, isKnown }
}

/** Announces the number of suggestions once they are settled. */
export function useResultCountAnnounced({ view, options, isKnown }: QuickSearchState, isOpen: boolean): void {
  const { text, plural } = useTexts(quickSearchTexts)
  const announceCount = useEffectEvent(() => {
    announcer.announce(options.length === 0 ? text('quickSearch.none') : plural('quickSearch.count', options.length))
  })
  useEffect(() => {
    if (isOpen && isKnown) announceCount()
  }, [isOpen, isKnown, view.found])
}
