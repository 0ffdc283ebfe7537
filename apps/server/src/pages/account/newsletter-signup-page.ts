import { plainHeading } from '@firkant/domain/content/articles/plain-heading.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { hasNewsletterForm } from '@firkant/domain/newsletter/newsletter-form-block.ts'
import type { NewsletterStep } from '@firkant/domain/newsletter/newsletter-steps.ts'
import {
  findNewestVersion,
  findNextScheduledChange,
  findPageByPath,
  listTranslations,
  type StoredPage,
} from '../../features/content/content-store.ts'
import { buildPageBlocks, earliest, findShareImage } from '../content/content-page.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { breadcrumbList, faqPage, itemLists } from '../structured-data.ts'

/** The steps that show the form: before it was sent, and where it was refused. */
export function isFormStep(step: NewsletterStep): boolean {
  return step === 'signup' || step === 'empty' || step === 'invalid'
}

async function loadAround(deps: PageDependencies, request: PageRequest, stored: StoredPage) {
  const db = deps.database.replica
  const context = { brand: request.brand.key, language: request.language, now: request.now }
  const [resolved, translations, shareImage] = await Promise.all([
    buildPageBlocks(deps, request, stored),
    listTranslations(db, context, stored.key),
    findShareImage(deps, stored),
  ])
  return { resolved, translations, shareImage }
}

/** The sign-up page that an editor wrote, if there is one. */
export async function findWrittenSignup(
  deps: PageDependencies,
  request: PageRequest,
  step: NewsletterStep,
): Promise<PageResult | undefined> {
  const db = deps.database.replica
  const context = { brand: request.brand.key, language: request.language, now: request.now }
  const find = request.isPreview ? findNewestVersion : findPageByPath
  const [stored, nextChange] = await Promise.all([
    find(db, context, FIXED_PATHS.newsletter[request.language]),
    findNextScheduledChange(db, context.brand, context.now),
  ])
  if (stored?.componentName !== 'NewsletterSignupPage') return undefined
  const { resolved, translations, shareImage } = await loadAround(deps, request, stored)
  const heading = stored.heading ?? stored.title
  const breadcrumbs = [
    { name: request.brand.name, url: request.address('/') },
    { name: plainHeading(heading), url: request.address(stored.path) },
  ]
  return {
    page: buildPage(request, {
      componentName: 'NewsletterSignupPage',
      meta: {
        title: stored.title,
        description: stored.description,
        imageUrl: shareImage,
        canonicalPath: stored.path,
        translations,
        isIndexed: step === 'signup' && !request.isPreview,
      },
      trackingPageType: 'newsletter',
      structuredData: [
        ...breadcrumbList(request, breadcrumbs),
        ...itemLists(request, resolved.blocks),
        ...faqPage(resolved.blocks),
      ],
      model: {
        step,
        written: {
          heading,
          ...(stored.description && { intro: stored.description }),
          breadcrumbs,
          blocks: resolved.blocks,
          hasFormBlock: hasNewsletterForm(stored.blocks),
        },
      },
    }),
    validUntil: earliest(resolved.validUntil, nextChange),
    isPublic: !request.isPreview,
  }
}
