import { sql } from 'drizzle-orm'
import { isCarrierAnswer, slowestAnswer, type Carrier, type CarrierAnswer } from '@firkant/domain/delivery/carrier.ts'
import { windowText, type DeliveryRate, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import { packingDay } from '@firkant/domain/delivery/promise-delivery.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { MARKET_KEYS } from '@firkant/domain/market/market.ts'
import type { Drizzle, Queries } from '../../../platform/database/database.ts'
import { publishEvent } from '../../../platform/events/shop-events.ts'
import { startRepeating } from '../../../platform/process/start-repeating.ts'
import { readDeliveryPlans } from '../load-delivery.ts'

/** Of a zone's ranges, the first postcode of so many is asked about; the slowest counts for all. */
const MAX_SAMPLES = 3

interface CarrierWork {
  readonly db: Drizzle
  readonly carriers: readonly Carrier[]
  readonly now: () => Date
  readonly log: { readonly warn: (facts: object, text: string) => void }
}

interface AskedRate {
  readonly rate: DeliveryRate
  readonly answer: CarrierAnswer | undefined
}

function samplesOf({ zones }: MarketDelivery, zone: string): readonly string[] {
  const { postcodes = [] } = zones.find(({ key }) => key === zone) ?? {}
  return postcodes.slice(0, MAX_SAMPLES).map((written) => written.split('-')[0] ?? '')
}

/** Undefined where our own table holds: the carrier is slow, wrong or away, or the zone has no postcode to ask about. */
async function askAbout(
  rate: DeliveryRate,
  delivery: MarketDelivery,
  { carriers, now, log }: CarrierWork,
): Promise<AskedRate> {
  const carrier = carriers.find(({ name }) => name === rate.carrier)
  const samples = samplesOf(delivery, rate.zone)
  if (!carrier || samples.length === 0) return { rate, answer: undefined }
  const { market, calendar } = delivery
  const { zone, service } = rate
  const question = { market, service, leavesOn: packingDay(delivery, now()), hour: calendar.lastOrderHour }
  try {
    const answers = await Promise.all(samples.map((postcode) => carrier.ask({ ...question, postcode })))
    const known = answers.filter((answer) => answer !== undefined)
    if (!known.every(isCarrierAnswer)) throw new Error(`${carrier.name} answered ${JSON.stringify(known)}`)
    return { rate, answer: slowestAnswer(known) }
  } catch (error) {
    log.warn({ err: error, zone, service }, 'a carrier does not say how long it takes: the days of our own table hold')
    return { rate, answer: undefined }
  }
}

/** What is no longer answered goes: our own table holds again. */
async function save(tx: Queries, asked: readonly AskedRate[]): Promise<void> {
  const answered = asked.flatMap(({ rate: { zone, tier, service }, answer }) => {
    if (!answer) return []
    const { workingDays, usualHours: hours } = answer
    return [{ zone, size_class: tier, service, lead_days: workingDays, usual_hours: hours ? windowText(hours) : null }]
  })
  const { rows } = await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(answered)}::jsonb) as g(zone text, size_class text, service text, lead_days int, usual_hours text)
    ), gone as (
      delete from delivery_carrier_days d where not exists (select 1 from given g
        where g.zone = d.zone and g.size_class = d.size_class and g.service = d.service) returning 1
    ), saved as (
      insert into delivery_carrier_days as d (zone, size_class, service, lead_days, usual_hours) select * from given
      on conflict (zone, size_class, service) do update set lead_days = excluded.lead_days, usual_hours = excluded.usual_hours
        where (d.lead_days, d.usual_hours) is distinct from (excluded.lead_days, excluded.usual_hours)
      returning 1
    )
    select 1 from gone union all select 1 from saved`)
  if (rows.length > 0) await publishEvent(tx, { type: 'delivery-changed' })
}

/** Asks the carriers about every way that is theirs, one zone after the other. */
export async function refreshCarrierDays(work: CarrierWork): Promise<void> {
  const plans = await readDeliveryPlans(work.db)
  const asked: AskedRate[] = []
  for (const market of MARKET_KEYS) {
    const delivery = plans[market]
    for (const rate of [...delivery.rates, ...delivery.ways]) asked.push(await askAbout(rate, delivery, work))
  }
  await work.db.transaction((tx) => save(tx, asked))
}

/** Nothing to do for a shop that has its own table alone. */
export function startCarrierDays(work: CarrierWork, onError: (error: Error) => void): () => Promise<void> {
  if (work.carriers.length === 0) return async () => undefined
  return startRepeating({ work: () => refreshCarrierDays(work), everyMs: HOUR_MS, onError })
}
