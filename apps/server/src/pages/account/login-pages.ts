import { PASSWORD_PATTERN } from '@firkant/domain/customer/password-rule.ts'
import type { LoginPagesModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { CatalogCache } from '../../features/catalog/catalog-cache.ts'
import { loadLoginPagesContent, type FrameContext } from '../../features/content/site-frame.ts'
import type { Drizzle } from '../../platform/database/database.ts'

interface Sources {
  readonly db: Drizzle
  readonly catalog: CatalogCache
}

/** What the forms of the sign-in need besides their page. */
export async function loadLoginPages({ db, catalog }: Sources, context: FrameContext): Promise<LoginPagesModel> {
  const content = await loadLoginPagesContent(db, context)
  const findImage = await catalog.images(content ? Object.values(content) : [])
  const image = (file: string | undefined) => (file === undefined ? null : (findImage(file, '') ?? null))
  return {
    loginBackground: image(content?.loginBackground),
    registrationBackground: image(content?.registrationBackground),
    resetPasswordBackground: image(content?.resetPasswordBackground),
    passwordRegex: PASSWORD_PATTERN,
  }
}
