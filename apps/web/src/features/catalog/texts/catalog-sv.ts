import type { Translation } from '../../../texts/text-types.ts'
import type { catalogDa } from './catalog-da.ts'

export const catalogSv: Translation<typeof catalogDa> = {
  'listing.count': { zero: 'Inga varor', one: '{count} vara', other: '{count} varor' },
  'listing.empty': 'Här finns ingenting just nu.',
  'listing.emptyWay': 'Se alla produkter',
  'listing.pages': 'Sidor',
  'listing.page': 'Sida {page}',
  'listing.previous': 'Föregående sida',
  'listing.next': 'Nästa sida',
  'listing.shown': 'Visar {from}–{to} av {total}',
  'product.pictures': 'Bilder',
  'product.colours': 'Färger',
  'product.measurements': 'Mått och vikt',
  'product.width': 'Bredd',
  'product.depth': 'Djup',
  'product.height': 'Höjd',
  'product.weight': 'Vikt',
  'product.series': 'Serie',
  'product.colour': 'Färg',
  'product.related': 'Mer från samma hylla',
  'product.inclVat': 'Priset är inklusive moms.',
}
