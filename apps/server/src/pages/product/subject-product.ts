import type { SubjectProduct } from '@firkant/domain/page/models/review-models.ts'
import { loadMailedProducts } from '../../features/catalog/mailed-products.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'

/** What is written or asked about; without an address where it is no longer sold. */
export async function loadSubject(
  deps: PageDependencies,
  { brand, language, now }: PageRequest,
  key: string,
): Promise<SubjectProduct> {
  const products = await loadMailedProducts(deps.database.replica, { brand, language, now }, [key])
  const [first] = products.values()
  if (!first) return { key, name: key }
  return { key, name: first.name, url: first.path.split('?', 1)[0] ?? '', ...(first.image && { image: first.image }) }
}
