import { describe, expect, it } from 'vitest'
import type { DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { OrderView } from '@firkant/domain/orders/order-view.ts'
import { readMarkup, textOf } from '@firkant/ui/test/shown.ts'
import { renderWithShop } from '../../../../test/render-with-shop.tsx'
import { MeasureWay } from './measure-way.tsx'
import { OrderContact } from './order-contact.tsx'

const record = (type: string, data: unknown): DynamicRecordEntry => ({ type, cacheKey: type, loadFailed: false, data })
const FRAME = [
  record('frame', { measuringPage: '/inspiration/maal' }),
  record('footer', { company: { email: 'kontakt@hjemly.example', phone: '+45 70 00 00 10' } }),
]
const SOFA = { id: 'sofa', name: 'Nordlo', size: { narrowestCm: 96, longestCm: 232 } }
const BENCH = { id: 'bench', name: 'Gangvig', size: { narrowestCm: 42, longestCm: 200 } }
const VASE = { id: 'vase', name: 'Rundlo', size: { narrowestCm: 20, longestCm: 30 } }
const OLD = { id: 'old', name: 'Fra før' }

async function adviceFor(lines: readonly object[], shipping: object = { calendarUrl: '/orders/calendar.ics' }) {
  const order = { lines, shipping } as unknown as OrderView
  return readMarkup(await renderWithShop(<MeasureWay order={order} />, { dynamicData: FRAME })).root
}

describe('what an order says besides itself', () => {
  it('CHK-06 names the large furniture, what to measure for it, and where to read how', async () => {
    const shown = await adviceFor([VASE, SOFA, BENCH, OLD])
    expect([...shown.querySelectorAll('[data-way]')].map((each) => each.getAttribute('data-way'))).toEqual([
      'door',
      'turn',
    ])
    expect(textOf(shown)).toContain('Nordlo er 96 cm på det smalleste sted.')
    expect(textOf(shown)).toContain('Gangvig er 200 cm lang.')
    expect(textOf(shown)).not.toContain('Rundlo')
    expect(shown.querySelector('summary')).not.toBeNull()
    expect(shown.querySelector('a')?.getAttribute('href')).toBe('/inspiration/maal')
  })

  it('CHK-06 is silent where nothing large comes to the door', async () => {
    expect(textOf(await adviceFor([VASE, OLD]))).toBe('')
    expect(textOf(await adviceFor([SOFA], {}))).toBe('')
    expect(textOf(await adviceFor([SOFA], { calendarUrl: '/x', pickupAt: ['Butikken'] }))).toBe('')
  })

  it('CHK-06 says under a heading of its own how the shop is reached, where mails lead', async () => {
    const order = { number: 'HJ-1' } as unknown as OrderView
    const { root } = readMarkup(await renderWithShop(<OrderContact order={order} />, { dynamicData: FRAME }))
    expect(root.querySelector('#contact h2')).not.toBeNull()
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'mailto:kontakt@hjemly.example?subject=HJ-1',
      'tel:+4570000010',
    ])
  })
})
