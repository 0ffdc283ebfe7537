import type { ReactNode } from 'react'
import type { DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { mount } from '@firkant/ui/test/mounted.tsx'
import type { Shown } from '@firkant/ui/test/shown.ts'
import { ShopContext } from '../src/platform/shop-context.ts'
import { assembleStaticShop } from '../src/start/assemble-shop.ts'

/** One component in a browser without layout, with the shop around it. */
export async function mountWithShop(
  part: ReactNode,
  { dynamicData = [] }: { dynamicData?: readonly DynamicRecordEntry[] } = {},
): Promise<Shown> {
  const shop = assembleStaticShop({
    state: { market: 'DK', widthClass: 'laptop', dynamicData },
    ownHost: 'shop.example',
    reportError: (error) => {
      throw error
    },
  })
  return mount(<ShopContext value={shop}>{part}</ShopContext>)
}
