import { describe, expect, it } from 'vitest'
import { checkRecord } from './record-problems.ts'

const CONTEXT = { sellsIn: (brand: string, market: string) => brand === 'hjemly' || market === 'NO' }
const words = (text: string) => ({ da: text, nb: text, sv: text })
const price = {
  type: 'price',
  sku: 'A-1',
  brand: 'hjemly',
  market: 'DK',
  amount: 12.5,
  reason: 'regular',
  from: '2026-11-15T08:00:00Z',
}
const product = {
  type: 'product',
  key: 'a',
  designKey: 'a',
  categoryKeys: ['sofas'],
  brands: ['hjemly'],
  colour: { key: 'green', hex: '#00ff00', name: words('grøn') },
  material: { key: 'wool', name: words('uld') },
  widthCm: 1,
  depthCm: 1,
  heightCm: 1,
  weightKg: 1,
  launchedAt: '2026-01-01T00:00:00Z',
  name: words('A'),
  subtitle: words('B'),
  images: [],
  variants: [{ sku: 'A' }],
}

const daily = ['10:00', '18:00']
const store = {
  type: 'store',
  key: 'odense',
  market: 'DK',
  name: 'Odense',
  street: 'Vestergade 94',
  postalCode: '5000',
  city: 'Odense C',
  phone: '+45 70 00 01 03',
  email: 'odense@firkant.example',
  openingHours: [daily, daily, daily, daily, daily, daily, []],
}
const christmas = { day: '2026-12-24', name: 'Juleaften', hours: [] }

function problemsOf(value: unknown): string[] {
  const checked = checkRecord(value, CONTEXT)
  return 'problems' in checked ? checked.problems.map(({ path, message }) => `${path}: ${message}`) : []
}

describe('a record of the catalogue', () => {
  it('is read with what may be left out', () => {
    expect(checkRecord(price, CONTEXT)).toEqual({ record: { ...price, audience: 'all' } })
    expect(problemsOf(product)).toEqual([])
    expect(problemsOf(store)).toEqual([])
    expect(problemsOf({ ...store, specialDays: [christmas], services: ['parking'] })).toEqual([])
  })

  it.each([
    ['no object', 3, ': is not a record: { "type": …, … }'],
    ['a list', [], ': is not a record: { "type": …, … }'],
    ['without a type', {}, 'type: is missing'],
    [
      'of a type that is none',
      { type: 'prize' },
      'type: is none of media, supplier, manufacturer, productBrand, series, category, room, label, store, product, recall, dueDiligence, environmentalProof, price, stock, storePlace, review, sale, deliveryCalendar, deliveryClass, deliveryZone, deliveryRate, deliveryWay, deliveryCapacity, promotion, giftCard',
    ],
    ['with six days', { ...store, openingHours: store.openingHours.slice(1) }, 'openingHours: is less than 7 entries'],
    [
      'that closes before it opens',
      { ...store, specialDays: [{ ...christmas, hours: ['18:00', '10:00'] }] },
      'specialDays.0.hours: closes after it opens',
    ],
    [
      'with a day that no calendar has',
      { ...store, specialDays: [{ ...christmas, day: '2026-02-30' }] },
      expect.stringMatching(/^specialDays\.0\.day: /),
    ],
    [
      'with markup for an aisle',
      { type: 'storePlace', sku: 'A', store: 'aarhus', aisle: '<b>' },
      'aisle: letters and digits as on the sign, at most 12',
    ],
    ['with a day named twice', { ...store, specialDays: [christmas, christmas] }, 'specialDays: names a day twice'],
    [
      'with an hour that is none',
      { ...store, openingHours: [['10:00', '25:00'], ...store.openingHours.slice(1)] },
      'openingHours.0.1: a time such as 09:30',
    ],
    [
      'with a service nobody knows',
      { ...store, services: ['sauna'] },
      expect.stringMatching(/^services\.0: is none of clickAndCollect/),
    ],
    ['without a field', { ...price, sku: undefined }, 'sku: is missing'],
    ['with an unknown field', { ...price, ammount: 3 }, 'ammount: is no field of the format'],
    ['with a text for a number', { ...price, amount: '12' }, 'amount: expected number, received string'],
    ['with a wrong sku', { ...price, sku: 'a b' }, 'sku: capital letters, digits, dots and hyphens'],
    ['with an unknown choice', { ...price, reason: 'sale' }, 'reason: is none of regular, campaign, automated'],
    ['with a price below nothing', { ...price, amount: -1 }, 'amount: is not more than 0'],
    ['with three decimals', { ...price, amount: 9.999 }, 'amount: at most two decimals'],
    ['with half a moment', { ...price, from: '2026-11-15' }, 'from: is no moment such as 2026-11-15T08:00:00Z'],
    ['from the year 206', { ...price, from: '0206-11-15T08:00:00Z' }, 'from: is not between the years 1970 and 2200'],
    ['that ends before it begins', { ...price, to: '2026-11-15T08:00:00Z' }, 'to: is not after from'],
    ['that ends earlier by its offset', { ...price, to: '2026-11-15T09:00:00+02:00' }, 'to: is not after from'],
    ['for a market without the brand', { ...price, brand: 'skygge' }, 'market: skygge does not sell in DK'],
    ['with too many characters', { ...product, family: 'x'.repeat(41) }, 'family: is more than 40 characters'],
    ['with an empty name', { ...product, name: { ...words('A'), sv: ' ' } }, 'name.sv: is empty'],
    ['without a language', { ...product, name: { da: 'A', nb: 'A' } }, 'name.sv: is missing'],
    ['without a variant', { ...product, variants: [] }, 'variants: is less than 1 entries'],
    ['with half a piece', { ...product, soldInGroupsOf: 1.5 }, 'soldInGroupsOf: is no whole number'],
    ['with a category twice', { ...product, categoryKeys: ['a', 'b', 'a'] }, 'categoryKeys.2: a is listed twice'],
    ['with a sku twice', { ...product, variants: [{ sku: 'A' }, { sku: 'A' }] }, 'variants.1: A is listed twice'],
    [
      'with a picture of another sku',
      { ...product, images: [{ file: 'products/a.webp', alt: {}, sku: 'B' }] },
      'images.0.sku: B is no variant of this product',
    ],
    ['that is a package of nothing', { ...product, kind: 'package' }, 'parts: a package needs at least one part'],
    [
      'that has parts and is no package',
      { ...product, parts: [{ key: 'a', title: words('A'), choices: ['B'] }] },
      'parts: only a package has parts',
    ],
  ])('is named when it is %s', (_what, value, problem) => {
    expect(problemsOf(value)).toEqual([problem])
  })

  it('is told everything that is wrong with it at once', () => {
    expect(problemsOf({ ...price, amount: 0, market: 'FI', to: 'soon' })).toHaveLength(3)
  })
})
