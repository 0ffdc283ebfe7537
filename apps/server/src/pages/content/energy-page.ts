import { energyPath, eprelUrl } from '@firkant/domain/law/energy/energy-pages.ts'
import type { EnergyModel } from '@firkant/domain/page/models/law-models.ts'
import { productPath } from '../../features/catalog/product-cards.ts'
import { findGradedProduct } from '../../features/catalog/product-store.ts'
import { qrCodeOf } from '../../features/hand-over/qr-code.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const TITLES = { da: 'Energimærke', nb: 'Energimerke', sv: 'Energimärkning' } as const

const registerOf = (eprel: string): EnergyModel['register'] => {
  const url = eprelUrl(eprel)
  return { url, code: qrCodeOf(url) }
}

/** The label of a product's light source, and what its information sheet says. */
export async function buildEnergyPage(
  deps: PageDependencies,
  request: PageRequest,
  key: string,
): Promise<PageResult | undefined> {
  const { brand, language, address } = request
  const found = await findGradedProduct(deps.database.replica, { brand: brand.key, language }, key)
  if (!found) return undefined
  const { name, subtitle, energy, documents } = found
  const paths = { da: energyPath('da', key), nb: energyPath('nb', key), sv: energyPath('sv', key) }
  const page = buildPage(request, {
    componentName: 'EnergyPage',
    meta: { title: `${TITLES[language]}: ${name} – ${brand.name}`, translations: translationsAt(request, paths) },
    trackingPageType: 'energy',
    model: {
      product: { name, subtitle, url: address(productPath(found)) },
      energy,
      ...(energy.eprel && { register: registerOf(energy.eprel) }),
      documents: documents.map(({ file, ...document }) => ({ ...document, url: `/${file}` })),
    },
  })
  return { page, validUntil: undefined, isPublic: true }
}
