import type { FastifyRequest } from 'fastify'
import type { CustomerGroup } from '@firkant/domain/experiences/visitor-traits.ts'
import { readLocalizedPath } from '@firkant/domain/market/localized-path.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import { findAtWork } from '../../features/employee/employee-store.ts'
import type { ExperienceRoutesOptions } from '../../features/experiences/experience-routes.ts'
import { deleteExposures, writeExposures } from '../../features/experiences/exposure-store.ts'
import { createTraitsCookies } from '../../features/experiences/traits-cookie.ts'
import { mayLearnFrom } from '../../features/personalisation/may-learn.ts'
import { loadPromotionPerson } from '../../features/promotions/promotion-store.ts'
import type { PageDependencies } from '../../pages/page-request.ts'
import { createWriteBuffer } from '../../platform/process/write-buffer.ts'
import { readSessionToken } from '../../platform/sessions/session-cookies.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../platform/shop-context.ts'

const CLUB = 'club'

export type CategoryReader = Pick<PageDependencies['catalog'], 'categories'>

function createGroupFinder({ db, brand, now }: ShopContext) {
  return async (request: FastifyRequest): Promise<CustomerGroup> => {
    const work = readSessionToken(request, 'employee')
    if (work && (await findAtWork(db, { token: work, brand: brand.key, now: now() }))) return 'employee'
    const token = readSessionToken(request, 'customer')
    const session = token && (await findSession(db, { token, kind: 'customer', brand: brand.key }, now()))
    if (!session) return 'none'
    const { groups } = await loadPromotionPerson(() => db, { brand: brand.key, customerId: session.subjectId })
    return groups.has(CLUB) ? 'club' : 'customer'
  }
}

/** Who sees which variant of a page's blocks, and what came of it. */
export function createExperiences(context: ShopContext, catalog: CategoryReader) {
  const { db, brand, now, log } = context
  const cookies = createTraitsCookies({ ...context, findGroup: createGroupFinder(context) })
  const exposures = createWriteBuffer({
    write: (batch: Parameters<typeof writeExposures>[2]) => writeExposures(db, brand.key, batch),
    onError: (error) => log.error({ err: error }, 'what visitors saw could not be written; it is not counted'),
  })
  async function findCategories(language: Language, trail: readonly string[]): Promise<readonly string[]> {
    const categories = await catalog.categories(language)
    const paths = trail.map((address) => readLocalizedPath(brand, address).path)
    return paths.toReversed().flatMap((path) => categories.find((category) => category.path === path)?.key ?? [])
  }
  const routes: ExperienceRoutesOptions = { cookies, exposures, mayLearnFrom, findCategories, now }
  const forgetTraits = (traitsHash: string) => deleteExposures(db, brand.key, traitsHash)
  return { experiences: routes, forgetTraits }
}
