import { LEGAL_GUARANTEE, officialNoticeFile } from '@firkant/domain/law/guarantee/legal-guarantee.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { GuaranteeNoticeModel } from '@firkant/domain/page/models/law-models.ts'
import { findPageByKey } from '../../features/content/content-store.ts'
import { LAW_FILES_PATH } from '../../features/law/law-files.ts'
import { buildPage, translationsAt } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const TITLES = { da: 'Reklamationsret', nb: 'Reklamasjonsrett', sv: 'Reklamationsrätt' } as const
const TERMS_KEY = 'terms'

export function guaranteeNotice({ lawFiles }: PageDependencies, request: PageRequest): GuaranteeNoticeModel {
  const file = officialNoticeFile(request.language)
  return {
    ...LEGAL_GUARANTEE[request.market.key],
    ...(lawFiles.has(file) && { officialUrl: LAW_FILES_PATH + file }),
  }
}

export async function buildGuaranteePage(deps: PageDependencies, request: PageRequest): Promise<PageResult> {
  const { brand, language, now } = request
  const terms = await findPageByKey(deps.database.replica, { brand: brand.key, language, now }, TERMS_KEY)
  const { legalName: name, email } = brand.organisation
  const page = buildPage(request, {
    componentName: 'GuaranteePage',
    meta: {
      title: `${TITLES[language]} – ${brand.name}`,
      translations: translationsAt(request, FIXED_PATHS.guarantee),
    },
    trackingPageType: 'guarantee',
    model: {
      notice: guaranteeNotice(deps, request),
      seller: { name, email },
      ...(terms && { termsUrl: request.address(terms.path) }),
    },
  })
  return { page, validUntil: undefined, isPublic: true }
}
