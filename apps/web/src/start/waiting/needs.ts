import { BREAKPOINTS } from '@firkant/domain/device/width-class.ts'
import type { DocumentFacts } from '@firkant/domain/page/document-state.ts'
import type { DynamicDataStore } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { isUsedOnce } from '../used-once.ts'

/** Addresses that say more than which page is shown. */
const PARAMETERS = ['cartId', 'progressive-hydration'] as const

/** What moves, or shows more, by a script alone. */
const LIVELY = 'video,[data-part=expandable-text]'

const ON_PHONES = `(width <= ${BREAKPOINTS.mobile}px)`

/** Blocks of one device, drawn for another. */
function hasWrongBlocks({ widthClass, hasDeviceBlocks = false }: DocumentFacts): boolean {
  return hasDeviceBlocks && window.matchMedia(ON_PHONES).matches !== (widthClass === 'mobile')
}

/** Somebody who is known is shown more than numbers. */
export function isKnown({ read, readSent }: Pick<DynamicDataStore, 'read' | 'readSent'>): boolean {
  const customer = read('customer').data
  return (
    customer?.isLoggedIn === true ||
    customer?.isSoftLoggedIn === true ||
    read('employee').data?.isLoggedIn === true ||
    Boolean(read('chosenStore').data) ||
    Boolean(read('visitorHome').data) ||
    JSON.stringify(read('siteBanner')) !== JSON.stringify(readSent('siteBanner'))
  )
}

/** What the page can't wait with: it is asked for something, or was used already. */
export function needsReactNow(facts: DocumentFacts): boolean {
  const { location, scrollY, innerHeight } = window
  const { searchParams } = new URL(location.href)
  return (
    location.hash !== '' ||
    isUsedOnce(location) ||
    window.eclub !== undefined ||
    PARAMETERS.some((name) => searchParams.has(name)) ||
    scrollY > innerHeight ||
    document.activeElement !== document.body ||
    'lostPicture' in document.documentElement.dataset ||
    hasWrongBlocks(facts)
  )
}

/** The same later: a picture that its card must replace, or something lively that came into view. */
export function watchNeeds(onNeed: () => void, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal }
  window.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && onNeed(), options)
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onNeed()
  })
  for (const element of document.querySelectorAll(LIVELY)) observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
