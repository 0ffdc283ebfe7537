import { BRAND_KEYS, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { openShops } from './open-shops.ts'

/** With `--project skygge` the other three shops are not built and started. Journeys run on hjemly. */
function requestedBrands(): readonly BrandKey[] {
  const { argv } = process
  const projects = argv.flatMap((word, at) =>
    word === '--project' ? [argv[at + 1]] : word.startsWith('--project=') ? [word.slice('--project='.length)] : [],
  )
  const brands = new Set(projects.map((project) => (project === 'shop' ? 'hjemly' : project)))
  return brands.size === 0 ? BRAND_KEYS : BRAND_KEYS.filter((brand) => brands.has(brand))
}

/** Global setup; returns the teardown. */
export default async function startShops(): Promise<() => Promise<void>> {
  const shops = await openShops({ brands: requestedBrands() })
  process.env.FIRKANT_E2E_ORIGINS = JSON.stringify(shops.origins)
  process.env.FIRKANT_E2E_DATABASE = shops.databaseUrl
  process.env.FIRKANT_E2E_DATA = shops.dataFolder
  return shops.stop
}
