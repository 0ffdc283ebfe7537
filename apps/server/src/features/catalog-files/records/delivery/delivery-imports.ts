import { sql, type SQL } from 'drizzle-orm'
import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { DELIVERY_TIERS } from '@firkant/domain/delivery/delivery-promise.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import {
  deliveryCalendars,
  deliveryCapacities,
  deliveryClasses,
  deliveryRates,
  deliveryWays,
  deliveryZones,
} from '../../../delivery/delivery-tables.ts'
import { placeInMessage, repeated, unknownKey, type RecordImport } from '../../record-import.ts'
import { mergeRows } from '../../staging/merge-rows.ts'
import { stagedTable } from '../../staging/staged-table.ts'

const stagedCalendars = stagedTable(deliveryCalendars)
const stagedClasses = stagedTable(deliveryClasses)
const stagedZones = stagedTable(deliveryZones)
const stagedRates = stagedTable(deliveryRates)
const stagedWays = stagedTable(deliveryWays)
const stagedCapacities = stagedTable(deliveryCapacities)

export const deliveryCalendarImport: RecordImport<'deliveryCalendar'> = {
  tables: [stagedCalendars],
  stage({ type: _type, ...calendar }, add) {
    add(stagedCalendars, calendar)
  },
  checks: [repeated(stagedCalendars, ['market'], 'market')],
  save: (tx) => mergeRows(tx, stagedCalendars, { key: ['market'] }),
}

/** The classes of the files with those of the shop that no file names, from the smallest. */
const futureClasses = sql`
  select place, key, max_weight_kg, max_longest_cm, array_position(${sql.param([...DELIVERY_TIERS])}::text[], key) as rank
    from ${stagedClasses.name}
  union all select null, key, max_weight_kg, max_longest_cm, array_position(${sql.param([...DELIVERY_TIERS])}::text[], key)
    from delivery_classes where key not in (select key from ${stagedClasses.name})`

/** What is larger never goes a smaller way. */
const smallerThanBefore = (column: SQL, path: string) => sql`
  select coalesce(larger.place, smaller.place) as place, ${path}::text as path,
    'of ' || larger.key || ' is less than of ' || smaller.key as message
  from (${futureClasses}) as larger join (${futureClasses}) as smaller on smaller.rank < larger.rank
  where coalesce(larger.${column}, 'infinity') < coalesce(smaller.${column}, 'infinity')
    and (larger.place is not null or smaller.place is not null)`

export const deliveryClassImport: RecordImport<'deliveryClass'> = {
  tables: [stagedClasses],
  stage({ key, maxWeightKg, maxLongestCm }, add) {
    add(stagedClasses, { key, maxWeightKg: maxWeightKg ?? null, maxLongestCm: maxLongestCm ?? null })
  },
  checks: [
    repeated(stagedClasses, ['key'], 'key'),
    smallerThanBefore(sql`max_weight_kg`, 'maxWeightKg'),
    smallerThanBefore(sql`max_longest_cm`, 'maxLongestCm'),
    sql`select place, 'maxWeightKg' as path, 'must be empty: the largest class takes everything' as message
      from ${stagedClasses.name} where key = 'twoMan' and (max_weight_kg is not null or max_longest_cm is not null)`,
  ],
  save: (tx) => mergeRows(tx, stagedClasses, { key: ['key'] }),
}

const futureZones = sql`
  select place, key, market, postcodes, is_rest from ${stagedZones.name}
  union all select null, key, market, postcodes, is_rest from delivery_zones
    where key not in (select key from ${stagedZones.name})`

/** A single postcode is a range of one. */
const futureRanges = sql`
  select place, key, market, written, position - 1 as position, split_part(written, '-', 1)::int as first,
    coalesce(nullif(split_part(written, '-', 2), ''), split_part(written, '-', 1))::int as last
  from (${futureZones}) as zone, jsonb_array_elements_text(postcodes) with ordinality as code(written, position)`

/** Each pair is told once, at the later place. */
const overlapping = sql`
  with ranges as materialized (${futureRanges})
  select a.place, 'postcodes.' || a.position as path,
    'overlaps ' || b.written || ' of ' || b.key || coalesce(' in ' || ${placeInMessage(sql`b.place`)}, '') as message
  from ranges a join ranges b on a.market = b.market and a.first <= b.last and b.first <= a.last
    and (b.place is null or (b.place, b.position) < (a.place, a.position))
  where a.place is not null and (a.key, a.position) <> (b.key, b.position)`

const secondRest = sql`
  select given.place, 'isRest' as path, 'is the zone ' || other.key || ' already' as message
  from ${stagedZones.name} as given join (${futureZones}) as other
    on other.market = given.market and other.is_rest and other.key <> given.key
      and (other.place is null or other.place < given.place)
  where given.is_rest`

const noRest = sql`
  select min(place) as place, 'isRest' as path, market || ' has no zone for all other postcodes' as message
  from (${futureZones}) as zone group by market having not bool_or(is_rest) and min(place) is not null`

const otherMarket = sql`
  select given.place, 'market' as path, 'is ' || held.market || ' of this zone' as message
  from ${stagedZones.name} as given join delivery_zones as held on held.key = given.key where held.market <> given.market`

/** Every zone gets everything, one way or another. */
const withoutRate = sql`
  select place, 'key' as path, 'has no deliveryRate for ' || tier as message
  from ${stagedZones.name} as zone, unnest(${sql.param([...DELIVERY_TIERS])}::text[]) as tier
  where not exists (select 1 from ${stagedRates.name} r where r.zone = zone.key and r.size_class = tier)
    and not exists (select 1 from delivery_rates r where r.zone = zone.key and r.size_class = tier)`

export const deliveryZoneImport: RecordImport<'deliveryZone'> = {
  tables: [stagedZones],
  stage({ type: _type, ...zone }, add) {
    add(stagedZones, zone)
  },
  checks: [repeated(stagedZones, ['key'], 'key'), overlapping, secondRest, noRest, otherMarket, withoutRate],
  async save(tx) {
    // The zone of all others may move from one to another: no market has two in between.
    await tx.execute(sql`update delivery_zones as held set is_rest = false from ${stagedZones.name} as given
      where held.key = given.key and held.is_rest and not given.is_rest`)
    return mergeRows(tx, stagedZones, { key: ['key'] })
  },
}

const zoneOf = (table: typeof stagedRates | typeof stagedWays | typeof stagedCapacities) =>
  unknownKey({
    path: 'zone',
    what: 'delivery zone',
    values: sql`select place, zone as value from ${table.name}`,
    table: stagedZones,
    key: 'key',
  })

const minorOf = (amount: number) => Math.round(amount * MINOR_PER_MAJOR)

type WrittenRate = Omit<RecordOf<'deliveryRate'>, 'type'>

const rowOf = ({ price, freeFrom, weekdays, windows, ...rate }: WrittenRate) => ({
  ...rate,
  priceMinor: minorOf(price),
  freeFromMinor: freeFrom === undefined ? null : minorOf(freeFrom),
  weekdays: weekdays ?? null,
  windows: windows ?? null,
})

export const deliveryRateImport: RecordImport<'deliveryRate'> = {
  tables: [stagedRates],
  stage({ type: _type, ...rate }, add) {
    add(stagedRates, rowOf(rate))
  },
  checks: [repeated(stagedRates, ['zone', 'size_class'], 'zone'), zoneOf(stagedRates)],
  save: (tx) => mergeRows(tx, stagedRates, { key: ['zone', 'size_class'] }),
}

const WAY_KEY = ['zone', 'size_class', 'service']

/** The usual way is no other way. */
const usualWay = sql`
  select way.place, 'service' as path, 'is the usual way of ' || way.size_class || ' in ' || way.zone as message
  from ${stagedWays.name} as way
  where exists (select 1 from ${stagedRates.name} r
      where r.zone = way.zone and r.size_class = way.size_class and r.service = way.service)
    or exists (select 1 from delivery_rates r where r.zone = way.zone and r.size_class = way.size_class
      and r.service = way.service and not exists (select 1 from ${stagedRates.name} g
        where g.zone = r.zone and g.size_class = r.size_class))`

export const deliveryWayImport: RecordImport<'deliveryWay'> = {
  tables: [stagedWays],
  stage({ type: _type, isOffered, ...rate }, add) {
    add(stagedWays, { ...rowOf(rate), isOffered })
  },
  checks: [repeated(stagedWays, WAY_KEY, 'zone'), zoneOf(stagedWays), usualWay],
  save: (tx) => mergeRows(tx, stagedWays, { key: WAY_KEY }),
}

const CAPACITY_KEY = ['zone', 'service', 'day', 'time_window']

/** Nobody could choose it: no size class comes in these hours. */
const windowOfNone = sql`
  select place, 'window' as path, 'is no window of ' || service || ' in ' || zone as message
  from ${stagedCapacities.name} as given
  where time_window <> '' and not exists (
    select 1 from (
      select zone, service, windows from ${stagedRates.name} union all select zone, service, windows from delivery_rates
      union all select zone, service, windows from ${stagedWays.name}
      union all select zone, service, windows from delivery_ways) as way
    where way.zone = given.zone and way.service = given.service and way.windows ? given.time_window)`

export const deliveryCapacityImport: RecordImport<'deliveryCapacity'> = {
  tables: [stagedCapacities],
  stage({ type: _type, window = '', ...capacity }, add) {
    add(stagedCapacities, { ...capacity, timeWindow: window })
  },
  checks: [repeated(stagedCapacities, CAPACITY_KEY, 'zone'), zoneOf(stagedCapacities), windowOfNone],
  save: (tx) => mergeRows(tx, stagedCapacities, { key: CAPACITY_KEY }),
}
