import { expect, it } from 'vitest'
import { SHOP_ROOT_ID } from '@firkant/domain/page/document-state.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { mountWithShop } from '../../../test/mount-with-shop.tsx'
import { assembleStaticShop } from '../assemble-shop.ts'
import type { Visit } from '../waiting/visit.ts'
import { askConsent, connectChooser } from './ask-consent.ts'

it('LAW-04 the link of the question is taken over once, also by code that comes while the question does', async () => {
  await mountWithShop(null)
  const reportError = (error: unknown) => {
    throw error
  }
  const state = { market: 'DK', widthClass: 'laptop', dynamicData: [] } as const
  const { dynamicData, api } = assembleStaticShop({ state, ownHost: 'shop.example', reportError })
  const root = document.createElement('div')
  root.id = SHOP_ROOT_ID
  document.body.append(root)
  const page = { componentName: 'ContentPage', url: '/' } as unknown as Page
  const taken: HTMLElement[] = []
  const asked = askConsent({ state: { ...state, page }, dynamicData, api, reportError } as unknown as Visit, page)
  connectChooser((chooser) => taken.push(chooser))
  await asked
  // What waits for the same question is heard next.
  await new Promise((resolve) => setTimeout(resolve))
  expect(taken.map((chooser) => chooser.querySelector('a')?.dataset.opens)).toEqual(['consent'])
  expect(document.querySelectorAll('[data-part=consent-banner]')).toHaveLength(1)
})
