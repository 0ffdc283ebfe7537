import type { Translation } from '../../../texts/text-types.ts'
import type { catalogDa } from './catalog-da.ts'

export const catalogNb: Translation<typeof catalogDa> = {
  'listing.count': { zero: 'Ingen varer', one: '{count} vare', other: '{count} varer' },
  'listing.empty': 'Her er det ingenting akkurat nå.',
  'listing.emptyWay': 'Se alle produkter',
  'listing.pages': 'Sider',
  'listing.page': 'Side {page}',
  'listing.previous': 'Forrige side',
  'listing.next': 'Neste side',
  'listing.shown': 'Viser {from}–{to} av {total}',
  'product.pictures': 'Bilder',
  'product.colours': 'Farger',
  'product.measurements': 'Mål og vekt',
  'product.width': 'Bredde',
  'product.depth': 'Dybde',
  'product.height': 'Høyde',
  'product.weight': 'Vekt',
  'product.series': 'Serie',
  'product.colour': 'Farge',
  'product.related': 'Mer fra samme hylle',
  'product.inclVat': 'Prisen er med mva.',
}
