import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import type { CustomerGroup } from '@firkant/domain/experiences/visitor-traits.ts'
import type { ShownAudience } from '@firkant/domain/studio/experiments/experiment-calls.ts'
import { MARKET_NAMES } from '../texts/names.ts'
import { useTexts, type TextKey } from '../texts/use-texts.tsx'

export const DEVICE_NAMES: Readonly<Record<WidthClass, TextKey>> = {
  mobile: 'deviceMobile',
  tablet: 'deviceTablet',
  laptop: 'deviceLaptop',
  desktop: 'deviceDesktop',
}

export const GROUP_NAMES: Readonly<Record<CustomerGroup, TextKey>> = {
  none: 'groupNone',
  customer: 'groupCustomer',
  club: 'groupClub',
  employee: 'groupEmployee',
}

/** Whom an experience is for; each part must hold. */
export function useAudienceWords(): (audience: ShownAudience | undefined) => string {
  const { text, list, number } = useTexts()
  return (audience) => {
    const { markets, devices, visitor, customerGroups, viewedCategory, cartValueFrom, cartValueBelow } = audience ?? {}
    const parts = [
      markets && list(markets.map((each) => text(MARKET_NAMES[each]))),
      devices && list(devices.map((each) => text(DEVICE_NAMES[each]))),
      visitor && text(visitor === 'new' ? 'audienceNew' : 'audienceReturning'),
      customerGroups && list(customerGroups.map((each) => text(GROUP_NAMES[each]))),
      viewedCategory !== undefined && text('audienceCategory', { category: viewedCategory }),
      cartValueFrom !== undefined && text('audienceCartFrom', { amount: number(cartValueFrom) }),
      cartValueBelow !== undefined && text('audienceCartBelow', { amount: number(cartValueBelow) }),
    ].filter((part) => part !== undefined && part !== false)
    return parts.length === 0 ? text('audienceAll') : parts.join(' · ')
  }
}
