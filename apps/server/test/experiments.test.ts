import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignExperiments } from '@firkant/domain/experiments/experiments.ts'
import { hashToken } from '../src/platform/sessions/session-service.ts'
import { startTestShop, type TestShop } from './test-shop.ts'
import { createVisitor } from './visitors/visitor-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

describe('experiments', () => {
  it('SRCH-10 LAW-04 whoever has no identity sees what stood before, and is given none', async () => {
    const visitor = createVisitor(shop)
    expect(await visitor.ask('experiments')).toEqual(assignExperiments(undefined))
    expect(visitor.cookie()).toBe('')
  })

  it('SRCH-10 a visitor falls to the same variants whenever they ask, by what the shop knows them by', async () => {
    const visitor = createVisitor(shop)
    await visitor.post('search/searched', { q: 'sofa' })
    const [, id = ''] = visitor.cookie().split('=')
    expect(id).not.toBe('')
    for (let times = 0; times < 2; times += 1)
      expect(await visitor.ask('experiments')).toEqual(assignExperiments(hashToken(id)))
  })
})
