import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { marketTime } from '@firkant/domain/market/market-clock.ts'
import { listDeliveries, type DeliveryLoad } from '../../features/delivery/list-deliveries.ts'
import { DONE, withDatabase, type Command } from '../command.ts'

const MAX_SHOWN = 100

function describeLoad({ day, zone, service, orders, places, isLate, isOverbooked }: DeliveryLoad): string {
  const of = places === null ? '' : ` of ${places} places`
  const faults = [...(isLate ? ['late'] : []), ...(isOverbooked ? ['overbooked'] : [])]
  const marks = faults.length > 0 ? `  ${faults.join(', ')}` : ''
  return `  ${day}  ${zone.padEnd(20)} ${service.padEnd(12)} ${orders}${of}${marks}\n`
}

export const deliveriesCommand: Command = {
  usage: 'deliveries',
  help: 'lists the days on which something is promised, with how much, late and overbooked ones first',
  async run(context) {
    const { config, now, print } = context
    const { key: brand, markets } = BRANDS[config.brand]
    const [market = 'DK'] = markets
    const today = marketTime(market, now).day
    const loads = await withDatabase(context, ({ main }) => listDeliveries(main, { brand, today, limit: MAX_SHOWN }))
    for (const load of loads) print(describeLoad(load))
    if (loads.length === 0) print('  Nothing is promised.\n')
    return DONE
  },
}
