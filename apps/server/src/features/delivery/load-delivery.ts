import { sql } from 'drizzle-orm'
import {
  fullDayName,
  readWindow,
  servedName,
  type DeliveryCalendar,
  type DeliveryRate,
  type DeliveryZone,
  type MarketDelivery,
} from '@firkant/domain/delivery/delivery-plan.ts'
import { DELIVERY_TIERS, type DeliveryService, type DeliveryTier } from '@firkant/domain/delivery/delivery-promise.ts'
import { MARKET_KEYS, type MarketKey } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { sharedRead } from '../../platform/database/shared-reads.ts'

/** What is promised, by market. */
export type DeliveryPlans = Readonly<Record<MarketKey, MarketDelivery>>

type Absent<Value> = { readonly [Key in keyof Value]: Value[Key] | null }

type RateRow = Omit<DeliveryRate, 'freeFromMinor' | 'weekdays' | 'windows' | 'usualHours'> &
  Absent<Required<Pick<DeliveryRate, 'freeFromMinor' | 'weekdays'>>> & {
    readonly windows: readonly string[] | null
    readonly usualHours: string | null
  }

interface PlanRow extends Record<string, unknown> {
  readonly calendars: readonly (DeliveryCalendar & { readonly market: MarketKey })[]
  readonly classes: readonly {
    readonly tier: DeliveryTier
    readonly maxWeightKg: number | null
    readonly maxLongestCm: number | null
  }[]
  readonly zones: readonly (DeliveryZone & { readonly market: MarketKey })[]
  readonly rates: readonly RateRow[]
  readonly ways: readonly RateRow[]
  readonly limited: readonly PlacesRow[]
  readonly full: readonly (PlacesRow & { readonly day: string })[]
}

interface PlacesRow {
  readonly zone: string
  readonly service: DeliveryService
  /** Empty for the whole day. */
  readonly hours: string
}

const RATE = sql.raw(`json_build_object('zone', zone, 'tier', size_class, 'service', service, 'carrier', carrier,
  'priceMinor', price_minor, 'freeFromMinor', free_from_minor, 'leadDays', coalesce((select c.lead_days from delivery_carrier_days c
    where c.zone = r.zone and c.size_class = r.size_class and c.service = r.service), r.lead_days), 'weekdays', weekdays,
  'windows', windows, 'usualHours', (select c.usual_hours from delivery_carrier_days c
    where c.zone = r.zone and c.size_class = r.size_class and c.service = r.service))`)

/**
 * One statement, so that its parts belong together, within transactions too. Days that ended are of no interest; one
 * more is read, because markets are ahead of UTC.
 */
const PLANS = sql`select
  (select json_agg(json_build_object('market', market, 'lastOrderHour', last_order_hour, 'weekdays', weekdays,
    'holidays', holidays)) from delivery_calendars) as calendars,
  (select json_agg(json_build_object('tier', key, 'maxWeightKg', max_weight_kg, 'maxLongestCm', max_longest_cm))
    from delivery_classes) as classes,
  (select json_agg(json_build_object('key', key, 'market', market, 'postcodes', postcodes, 'isRest', is_rest)
    order by key) from delivery_zones) as zones,
  (select json_agg(${RATE}) from delivery_rates r) as rates,
  (select coalesce(json_agg(${RATE} order by price_minor, service), '[]') from delivery_ways r where is_offered) as ways,
  (select coalesce(json_agg(json_build_object('zone', zone, 'service', service, 'hours', time_window)), '[]')
    from (select distinct zone, service, time_window from delivery_capacities) c) as limited,
  (select coalesce(json_agg(json_build_object('zone', zone, 'service', service, 'day', day, 'hours', time_window)), '[]')
    from (
      select zone, service, time_window, day::text as day from delivery_loads l
      where day >= current_date - 1 and taken >= (
        select places from delivery_capacities c where c.zone = l.zone and c.service = l.service
          and c.time_window = l.time_window and c.day in ('every', l.day::text) order by c.day = 'every' limit 1)
      union select zone, service, time_window, day from delivery_capacities where day <> 'every' and places = 0) f) as full`

const hoursOf = ({ hours }: PlacesRow) => (hours === '' ? undefined : readWindow(hours))

const readRate = ({ freeFromMinor, weekdays, windows, usualHours, ...rate }: RateRow): DeliveryRate => ({
  ...rate,
  ...(freeFromMinor !== null && { freeFromMinor }),
  ...(weekdays !== null && { weekdays }),
  ...(windows !== null && { windows: windows.map(readWindow) }),
  ...(usualHours !== null && { usualHours: readWindow(usualHours) }),
})

export async function readDeliveryPlans(db: Pick<Drizzle, 'execute'>): Promise<DeliveryPlans> {
  const [row] = (await db.execute<PlanRow>(PLANS)).rows
  if (!row) throw new Error('No delivery plan was read')
  const shared = {
    limits: DELIVERY_TIERS.flatMap((tier) =>
      row.classes
        .filter((each) => each.tier === tier)
        .map(({ maxWeightKg, maxLongestCm }) => ({
          tier,
          maxWeightKg: maxWeightKg ?? undefined,
          maxLongestCm: maxLongestCm ?? undefined,
        })),
    ),
    limited: new Set(row.limited.map((each) => servedName(each.zone, each.service, hoursOf(each)))),
    fullDays: new Set(
      row.full.map((each) => fullDayName(each.zone, each.service, { day: each.day, window: hoursOf(each) })),
    ),
  }
  const plans = MARKET_KEYS.map((market): readonly [MarketKey, MarketDelivery] => {
    const calendar = row.calendars.find((each) => each.market === market)
    if (!calendar) throw new Error(`No delivery calendar of ${market}`)
    const zones = row.zones.filter((zone) => zone.market === market)
    const ofMarket = (rows: readonly RateRow[]) =>
      rows.filter(({ zone }) => zones.some(({ key }) => key === zone)).map(readRate)
    const [rates, ways] = [ofMarket(row.rates), ofMarket(row.ways)]
    return [market, { market, calendar, zones, rates, ways, ...shared }]
  })
  return Object.fromEntries(plans) as Record<MarketKey, MarketDelivery>
}

/** On a handle that remembers reads, they are dropped by events. */
export async function loadDelivery(db: Drizzle, market: MarketKey): Promise<MarketDelivery> {
  const plans = await sharedRead(db, { key: ['delivery'] }, () => readDeliveryPlans(db))
  return plans[market]
}

/** For carts: read again when the version changed. */
export interface VersionedDelivery {
  readonly load: (db: () => Drizzle, version: number) => Promise<DeliveryPlans>
}

export function versionDelivery(): VersionedDelivery {
  let cached: { readonly version: number; readonly plans: DeliveryPlans } | undefined
  return {
    async load(db, version) {
      if (cached?.version === version) return cached.plans
      const plans = await readDeliveryPlans(db())
      cached = { version, plans }
      return plans
    },
  }
}

/** SQL expression, for use inside another query. */
export const DELIVERY_VERSION = `(select version from delivery_versions where id = 1)`
