import { expect, it } from 'vitest'
import { CONSENT_VERSION, NO_CONSENT, writeConsent } from '@firkant/domain/consent/consent.ts'
import { SHOP_ROOT_ID } from '@firkant/domain/page/document-state.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { mountWithShop } from '../../../test/mount-with-shop.tsx'
import { visitorConsent } from '../../platform/visitor-consent.ts'
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
  const asked = askConsent({ facts: { ...state, page }, dynamicData, api, reportError } as unknown as Visit, page)
  connectChooser((chooser) => taken.push(chooser))
  await asked
  // What waits for the same question is heard next.
  await new Promise((resolve) => setTimeout(resolve))
  expect(taken.map((chooser) => chooser.querySelector('a')?.dataset.opens)).toEqual(['consent'])
  const questions = () => document.querySelectorAll('[data-part=consent-banner]')
  expect(questions()).toHaveLength(1)
  document.cookie = `consent=${writeConsent({ consent: NO_CONSENT, version: CONSENT_VERSION, id: 'A'.repeat(22) })}`
  visitorConsent.changed()
  expect(questions()).toHaveLength(0)
})
