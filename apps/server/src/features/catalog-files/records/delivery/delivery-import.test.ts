import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { TEST_NOW } from '../../../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../../../test/ground/test-database.ts'
import { readDeliveryPlans } from '../../../delivery/load-delivery.ts'
import { exportRecords, type ExportedRecord } from '../../exports/export-records.ts'
import { ImportError } from '../../import-problem.ts'
import { importRecords } from '../../import-records.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const DELIVERY_TYPES = [
  'deliveryCalendar',
  'deliveryClass',
  'deliveryZone',
  'deliveryRate',
  'deliveryWay',
  'deliveryCapacity',
] as const
const way = (more: object = {}) => ({
  type: 'deliveryWay',
  zone: 'dk',
  sizeClass: 'twoMan',
  service: 'assembled',
  carrier: 'Haulier',
  price: 1499,
  leadDays: 10,
  ...more,
})
const bring = (records: readonly object[], dryRun = false) =>
  importRecords(database.main, records as readonly CatalogRecord[], { now: TEST_NOW, dryRun })

async function exported(): Promise<readonly ExportedRecord[]> {
  const all: ExportedRecord[] = []
  await exportRecords(database.main, DELIVERY_TYPES, async (records) => void all.push(...records))
  return all
}

async function problemsOf(records: readonly object[]): Promise<readonly string[]> {
  const before = await exported()
  const error: unknown = await bring(records).catch((thrown: unknown) => thrown)
  if (!(error instanceof ImportError)) throw new Error('It was imported')
  expect(await exported()).toEqual(before)
  return error.problems.map(({ line, path, message }) => `${line} ${path}: ${message}`)
}

const zone = (key: string, postcodes: readonly string[], more: object = {}) => ({
  type: 'deliveryZone',
  key,
  market: 'DK',
  postcodes,
  ...more,
})
const WAYS = { letter: 'letterBox', parcel: 'pickupPoint', bulky: 'kerb', twoMan: 'kerb' }
const rates = (key: string, more: object = {}) =>
  Object.entries(WAYS).map(([sizeClass, service]) => ({
    type: 'deliveryRate',
    zone: key,
    sizeClass,
    service,
    carrier: 'Færgen',
    price: 149.5,
    leadDays: 9,
    ...more,
  }))

describe('delivery as data', () => {
  it('DLV-01 begins with the numbers of the specification, comes out and in again unchanged', async () => {
    const records = await exported()
    expect(records.filter(({ type }) => type === 'deliveryRate')).toHaveLength(12)
    expect((await bring(records)).changedRows).toBe(0)
  })

  it('DLV-01 a zone with its rates, places and days is taken as a whole, and again changes nothing', async () => {
    const records = [
      ...rates('island', { freeFrom: 999, weekdays: [2, 4] }),
      zone('island', ['3700-3799', '8592']),
      { type: 'deliveryCapacity', zone: 'island', service: 'kerb', places: 4 },
      { type: 'deliveryCapacity', zone: 'island', service: 'kerb', day: '2026-12-22', places: 0 },
      { type: 'deliveryCalendar', market: 'DK', lastOrderHour: 12, weekdays: [1, 2, 3, 4, 5], holidays: ['12-24'] },
      { type: 'deliveryClass', key: 'letter', maxWeightKg: 1, maxLongestCm: 35 },
    ]
    const { version } = (await database.pool.query('select version from delivery_versions')).rows[0] as never
    expect((await bring(records)).changedRows).toBe(9)
    expect((await bring(records)).changedRows).toBe(0)
    expect((await bring(await exported())).changedRows).toBe(0)
    const { DK } = await readDeliveryPlans(database.main)
    expect(DK.zones.find(({ key }) => key === 'island')).toMatchObject({ postcodes: ['3700-3799', '8592'] })
    expect(DK.rates.find((rate) => rate.zone === 'island' && rate.tier === 'parcel')).toMatchObject({
      service: 'pickupPoint',
      priceMinor: 149_50,
      freeFromMinor: 999_00,
      weekdays: [2, 4],
    })
    expect(DK).toMatchObject({ calendar: { lastOrderHour: 12 }, fullDays: new Set(['island kerb 2026-12-22']) })
    const after = (await database.pool.query('select version from delivery_versions')).rows[0] as never
    expect(Number((after as { version: string }).version)).toBeGreaterThan(Number(version))
  })
})

describe('other ways and windows', () => {
  it('DLV-01 come in, go out, change and end', async () => {
    expect((await bring([way({ windows: ['8-12', '16-20'], freeFrom: 9999 })])).changedRows).toBe(1)
    expect((await bring(await exported())).changedRows).toBe(0)
    const planned = async () => (await readDeliveryPlans(database.main)).DK.ways
    expect(await planned()).toMatchObject([
      {
        service: 'assembled',
        priceMinor: 1499_00,
        freeFromMinor: 9999_00,
        windows: [{ from: 8, to: 12 }, { from: 16 }],
      },
    ])
    await bring([way({ isOffered: false })])
    expect(await planned()).toEqual([])
  })
})

describe('what is refused, with nothing half-imported', () => {
  beforeEach(() => bring([...rates('north'), zone('north', ['9900-9990'])]))

  it.each([
    ['a postcode of nowhere', [zone('x', ['8000', '0001-0099'])], '1 postcodes.1: is nowhere in DK'],
    ['letters', [zone('x', ['abc'])], '1 postcodes.0: is no postcode of DK, or range of them'],
    ['too many digits', [zone('x', ['80000'])], '1 postcodes.0: is no postcode of DK, or range of them'],
    ['a range that ends before it begins', [zone('x', ['8600-8500'])], '1 postcodes.0: ends before it begins'],
    ['a rest with postcodes', [zone('x', ['8600'], { isRest: true })], '1 postcodes: must be empty'],
    ['no places', [{ type: 'deliveryCapacity', zone: 'dk', service: 'door', places: -1 }], '1 places: is less than 0'],
    [
      'no day',
      [{ type: 'deliveryCapacity', zone: 'dk', service: 'door', day: '2026-02-30', places: 1 }],
      '1 day: is no day',
    ],
    [
      'a zone that is not',
      [{ type: 'deliveryCapacity', zone: 'moon', service: 'door', places: 1 }],
      '1 zone: there is no delivery zone moon',
    ],
    ['a price below nothing', rates('dk', { price: -1 }).slice(0, 1), '1 price: is less than 0'],
    ['a service that is not', rates('dk', { service: 'drone' }).slice(0, 1), '1 service: is none of letterBox'],
    ['no working day', rates('dk', { weekdays: [] }).slice(0, 1), '1 weekdays: is less than 1 entries'],
    ['a day named twice', rates('dk', { weekdays: [2, 2] }).slice(0, 1), '1 weekdays: names a day twice'],
    [
      'a holiday that is none',
      [{ type: 'deliveryCalendar', market: 'SE', lastOrderHour: 14, weekdays: [1], holidays: ['13-24'] }],
      '1 holidays.0: is no day such as',
    ],
    [
      'overlapping zones of a file',
      [...rates('a'), ...rates('b'), zone('a', ['8000-8100']), zone('b', ['8050'])],
      '10 postcodes.0: overlaps 8000-8100 of a in ',
    ],
    [
      'overlapping ranges of a zone',
      [...rates('a'), zone('a', ['8000-8100', '8100-8200'])],
      '5 postcodes.1: overlaps 8000-8100 of a',
    ],
    [
      'a zone that overlaps one of the shop',
      [...rates('a'), zone('a', ['9940', '8000'])],
      '5 postcodes.0: overlaps 9900-9990 of north',
    ],
    [
      'a second zone of all others',
      [...rates('a'), zone('a', [], { isRest: true })],
      '5 isRest: is the zone dk already',
    ],
    ['no zone of all others', [zone('dk', ['8000'])], '1 isRest: DK has no zone for all other postcodes'],
    ['another market', [zone('no', ['8000'])], '1 market: is NO of this zone'],
    ['a zone without rates', [zone('a', ['8000']), ...rates('a').slice(0, 3)], '1 key: has no deliveryRate for twoMan'],
    [
      'a larger class with less',
      [{ type: 'deliveryClass', key: 'parcel', maxWeightKg: 0.5 }],
      '1 maxWeightKg: of parcel is less than of letter',
    ],
    ['a window that ends before it begins', [way({ windows: ['12-8'] })], '1 windows.0: ends before it begins'],
    ['a window of no hours', [way({ windows: ['8-25'] })], '1 windows.0: is no window such as 8-12'],
    ['a window with a nought in front', [way({ windows: ['08-12'] })], '1 windows.0: is no window such as 8-12'],
    [
      'places of a window that ends before it begins',
      [{ type: 'deliveryCapacity', zone: 'dk', service: 'door', window: '12-8', places: 1 }],
      '1 window: ends before it begins',
    ],
    [
      'places of a window that nobody can choose',
      [{ type: 'deliveryCapacity', zone: 'dk', service: 'door', window: '8-12', places: 1 }],
      '1 window: is no window of door in dk',
    ],
    ['a window twice', [way({ windows: ['8-12', '8-12'] })], '1 windows.1: is there twice'],
    ['the usual way as another', [way({ service: 'carriedIn' })], '1 service: is the usual way of twoMan in dk'],
    ['a way twice', [way(), way()], '2 zone: stands in '],
    ['a zone twice', [zone('north', ['9900']), zone('north', ['9940'])], '2 key: stands in '],
  ])('DLV-01 %s', async (_name, records, expected) => {
    expect((await problemsOf(records)).join('\n')).toContain(expected)
  })
})
