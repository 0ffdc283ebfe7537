import type { StoreModel } from '@firkant/domain/page/models/store-model.ts'
import { weekRuns, type Hours } from '@firkant/domain/stores/opening-hours.ts'
import type { StoreRow } from '../../features/stores/store-store.ts'
import type { PageRequest } from '../page-request.ts'

const CONTEXT = 'https://schema.org'
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** schema.org expresses a closed day with equal opening and closing times. */
const NEVER = { opens: '00:00', closes: '00:00' }

function spanOf([opens, closes]: Hours): typeof NEVER {
  return opens === undefined || closes === undefined ? NEVER : { opens, closes }
}

/** schema.org data of a store. */
export function storeData(request: PageRequest, row: StoreRow, { store }: StoreModel): object {
  return {
    '@context': CONTEXT,
    '@type': 'FurnitureStore',
    '@id': request.absolute(store.url),
    name: `${request.brand.name} ${store.name}`,
    url: request.absolute(store.url),
    ...(store.description && { description: store.description }),
    telephone: store.phone,
    email: store.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street,
      postalCode: store.postalCode,
      addressLocality: store.city,
      addressCountry: row.market,
    },
    ...(row.location && { geo: { '@type': 'GeoCoordinates', ...row.location } }),
    openingHoursSpecification: weekRuns(store.openingHours)
      .filter(({ hours }) => hours.length > 0)
      .map(({ days, hours }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `${CONTEXT}/${WEEKDAYS[day] ?? ''}`),
        ...spanOf(hours),
      })),
    specialOpeningHoursSpecification: store.specialDays.map(({ day, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      ...spanOf(hours),
    })),
    currenciesAccepted: request.market.currency,
    parentOrganization: {
      '@type': 'Organization',
      name: request.brand.name,
      url: request.absolute(request.address('/')),
    },
  }
}
