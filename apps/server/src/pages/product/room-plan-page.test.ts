import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { planText, readPlan } from '@firkant/domain/room-plan/plan-address.ts'
import { planProblems } from '@firkant/domain/room-plan/plan-findings.ts'
import { EMPTY_ROOM, MAX_PLANNED, type RoomPlan } from '@firkant/domain/room-plan/room-plan.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const SOFA = 'NORDLO-3-GREEN'
const at = (xMm: number, yMm: number) => ({ sku: SOFA, xMm, yMm, turn: 0 })
const plan: RoomPlan = { ...EMPTY_ROOM, furniture: [at(2000, 480)] }
const get = (path: string) => fetch(shop.origin + path, { redirect: 'manual' })
const getPage = async (path: string) => (await (await get(`/api/content${path}`)).json()) as PageWith<'RoomPlanPage'>
const planOf = async (answer: Response) => {
  const address = new URL(answer.headers.get('location') ?? '', shop.origin)
  const read = readPlan(address.searchParams.get('plan') ?? '')
  if (!read.isRead) throw new Error(`leads to no plan: ${address.href}`)
  return read.plan
}

describe('the page of a plan', () => {
  it('FIT-03 shows the plan of a link without scripts, drawn from the measures of the products', async () => {
    const html = await (await get(`/rumplan?plan=${planText(plan)}`)).text()
    expect(html).toContain('Plan af rummet, 420 × 360 cm, set ovenfra')
    expect(html).toContain('Nordlo 3-pers. sofa, 232 × 96 cm. 84 cm til venstre væg, ved øverste væg')
    expect(html).toContain('Målestok 1:50 på A4')
    expect(html).toContain(`/rumplan?plan=${planText(plan)}`)
    expect(html).toContain('<meta name="robots" content="noindex"')
  })

  it('FIT-03 a product’s page leads to the plan with the product in it, standing free', async () => {
    const product = (await (await get('/api/content/sofaer/nordlo-3-green')).json()) as PageWith<'ProductPage'>
    const link = product.model.carried?.find(({ url }) => url?.startsWith('/rumplan'))
    expect(link).toEqual({ name: 'Rumplan', value: 'Se i dit rum', url: `/rumplan?sku=${SOFA}` })
    const { model } = await getPage(link?.url ?? '')
    expect(model.plan.furniture.map(({ sku }) => sku)).toEqual([SOFA])
    const [good] = model.goods
    expect(good).toMatchObject({ widthMm: 2320, depthMm: 960, isRound: false, isFlat: false })
    const [placed] = model.plan.furniture
    expect(good && placed && planProblems(model.plan, [{ ...good, ...placed }])).toEqual([])
    const lamp = (await (await get('/api/content/lamper/kuppelo-black')).json()) as PageWith<'ProductPage'>
    expect(lamp.model.carried?.some(({ url }) => url?.startsWith('/rumplan'))).toBeFalsy()
  })

  it('FIT-03 without scripts fields place, turn, add and remove, and lead to the address of the new plan', async () => {
    const change = async (fields: string) => planOf(await get(`/rumplan?plan=${planText(plan)}&${fields}`))
    expect((await change('w=420&l=360&x0=50&y0=100&t0=90')).furniture).toEqual([
      { sku: SOFA, xMm: 500 + 480, yMm: 1000 + 1160, turn: 90 },
    ])
    // What was shown rounded and not changed stays to the millimetre.
    expect((await change('w=420&l=360&x0=84&y0=0&t0=0')).furniture).toEqual(plan.furniture)
    expect((await change('w=420&l=360&do=f0')).furniture).toEqual([])
    expect((await change('w=420&l=360&do=door')).openings).toHaveLength(3)
    expect(await change('w=300&l=360')).toMatchObject({ widthMm: 3000, furniture: [{ xMm: 1840 }] })
  })

  it('FIT-03 what is no number is said at its field, and the plan stays', async () => {
    const path = `/rumplan?plan=${planText(plan)}&w=99999&l=360&x0=-4&of0=abc`
    const { model, httpStatus } = await getPage(path)
    expect({ httpStatus, wrong: model.wrong, plan: model.plan }).toEqual({
      httpStatus: 200,
      wrong: ['w', 'of0', 'x0'],
      plan,
    })
    const html = await (await get(path)).text()
    expect(html).toContain('Skriv hele centimeter, fra 100 til 1500.')
  })

  it.each([
    ['cut off', planText(plan).slice(0, -9), 'broken'],
    ['of letters', 'hej', 'broken'],
    ['huge', 'x'.repeat(3000), 'tooBig'],
    ['with what is not sold here', planText({ ...plan, furniture: [{ ...at(1, 1), sku: 'FINDES-IKKE' }] }), 'unknown'],
    ['of zeros', '%00', 'broken'],
  ])('FIT-03 a link %s is said, and an own room can be drawn', async (_name, text, problem) => {
    const answer = await get(`/rumplan?plan=${text}`)
    expect(answer.status).toBe(200)
    const { model } = await getPage(`/rumplan?plan=${text}`)
    expect(model).toMatchObject({ problem, plan: EMPTY_ROOM })
  })

  it('FIT-03 a full room takes no more, and a product of nowhere changes nothing', async () => {
    const full = { ...plan, furniture: Array.from({ length: MAX_PLANNED }, (_, index) => at(2000 + index, 480)) }
    const { model } = await getPage(`/rumplan?plan=${planText(full)}&sku=${SOFA}`)
    expect(model.plan.furniture).toHaveLength(MAX_PLANNED)
    expect(model.problem).toBe('full')
    const { model: other } = await getPage(`/rumplan?sku=FINDES-IKKE`)
    expect(other).toMatchObject({ plan: EMPTY_ROOM, offered: [] })
  })

  it('FIT-03 what lies in the cart and on the wish list is offered, each with the plan that has it', async () => {
    const visitor = createVisitor(shop)
    const added = await visitor.post('ct/cart/apply', [
      { $type: 'AddLineItemCommand', sku: SOFA, quantity: 1 },
      { $type: 'AddLineItemCommand', sku: 'KUPPELO-BLACK', quantity: 1 },
    ])
    expect(added.status).toBe(200)
    const headers = { cookie: visitor.cookie() }
    const answer = await fetch(`${shop.origin}/api/content/rumplan`, { headers })
    const page = (await answer.json()) as PageWith<'RoomPlanPage'>
    expect(page.model.offered.map(({ sku, from }) => ({ sku, from }))).toEqual([{ sku: SOFA, from: 'cart' }])
    const address = new URL(page.model.offered[0]?.addUrl ?? '', shop.origin)
    expect(readPlan(address.searchParams.get('plan') ?? '')).toMatchObject({ plan: { furniture: [{ sku: SOFA }] } })
  })
})
