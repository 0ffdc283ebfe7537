import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { OutsideServices } from '@firkant/domain/consent/request-origins.ts'
import type { DisplayHook } from '@firkant/domain/content/experiences/display-conditions.ts'
import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import type { StoredTraits } from '@firkant/domain/experiences/visitor-traits.ts'
import { localizePath, readLocalizedPath, type LocalizedPath } from '@firkant/domain/market/localized-path.ts'
import type { CatalogCache } from '../features/catalog/catalog-cache.ts'
import type { ListingService } from '../features/catalog/listing/listing-service.ts'
import type { BlockSamples } from '../features/content/blocks/block-samples.ts'
import type { ListAlertService } from '../features/lists/alerts/list-alert-service.ts'
import type { ListReader } from '../features/lists/list-reader.ts'
import type { PreferencesService } from '../features/newsletter/newsletter-preferences.ts'
import type { NewsletterService } from '../features/newsletter/newsletter-service.ts'
import type { OrderReader } from '../features/orders/order-reader.ts'
import type { SheetProviders } from '../features/payments/sheets/sheet-providers.ts'
import type { WithdrawalService } from '../features/returns/withdrawal-service.ts'
import type { QuestionService } from '../features/reviews/questions/question-service.ts'
import type { ReviewService } from '../features/reviews/written/review-service.ts'
import type { SampleReminders } from '../features/samples/sample-reminders.ts'
import type { SearchService } from '../features/search/search-service.ts'
import type { StockAlertService } from '../features/stock-alerts/stock-alert-service.ts'
import type { ShopContext } from '../platform/shop-context.ts'
import { createPageExperiences, type PageExperiences, type WantedVariants } from './page-experiences.ts'

/** Services and stores that page builders use. */
export interface PageDependencies extends Pick<
  ShopContext,
  'database' | 'brand' | 'publicUrl' | 'now' | 'invoiceDays'
> {
  readonly catalog: CatalogCache
  readonly listings: ListingService
  readonly lists: ListReader
  readonly newsletter: NewsletterService
  readonly preferences: PreferencesService
  /** Services of others that pages may call. */
  readonly outside: OutsideServices
  readonly reviews: ReviewService
  readonly questions: QuestionService
  readonly stockAlerts: StockAlertService
  readonly listAlerts: ListAlertService
  readonly sampleReminders: SampleReminders
  readonly orders: OrderReader
  readonly withdrawals: WithdrawalService
  readonly search: SearchService
  /** Wallets of browsers that can be offered in a market. */
  readonly sheetOffersIn: SheetProviders['offersIn']
  /** Names of the official files that the owner has put in `LAW_NOTICE_FILES`. */
  readonly lawFiles: ReadonlySet<string>
  readonly displayHook: DisplayHook
  /** Whether the component gallery has an address: in development only. */
  readonly showsKit: boolean
  readonly blockSamples: () => Promise<readonly BlockSamples[]>
}

export interface PageRequest extends LocalizedPath {
  readonly brand: BrandDefinition
  /** Only parameters that change the page. */
  readonly query: URLSearchParams
  /** The unchanged query string, for redirects. */
  readonly search: string
  readonly now: Date
  /** An editor with a valid preview link sees unpublished content. */
  readonly isPreview: boolean
  /** Of the requester's session. Only pages that are not public may read it. */
  readonly customerToken?: string | undefined
  /** Likewise. */
  readonly employeeToken?: string | undefined
  /** Likewise. */
  readonly visitorHash?: string | undefined
  /** Likewise. */
  readonly consentCookie?: string | undefined
  /** Which variants of the editors' blocks this visitor sees; a cached page has a document for each choice. */
  readonly experiences: PageExperiences
  readonly address: (path: string) => string
  readonly absolute: (address: string) => string
}

/** By what the variants of blocks are chosen. */
export interface ExperienceInput {
  readonly widthClass: WidthClass
  readonly traits: StoredTraits | undefined
  /** Of an editor with a preview link. */
  readonly wantedVariants?: WantedVariants | undefined
}

export function readPageRequest(
  deps: PageDependencies,
  input: Pick<
    PageRequest,
    'query' | 'search' | 'isPreview' | 'customerToken' | 'employeeToken' | 'visitorHash' | 'consentCookie'
  > &
    ExperienceInput & { readonly path: string; readonly at?: Date | undefined },
): PageRequest {
  const localized = readLocalizedPath(deps.brand, input.path)
  const { widthClass, traits, wantedVariants } = input
  return {
    ...localized,
    brand: deps.brand,
    query: input.query,
    search: input.search,
    now: input.at ?? deps.now(),
    isPreview: input.isPreview,
    customerToken: input.customerToken,
    employeeToken: input.employeeToken,
    visitorHash: input.visitorHash,
    consentCookie: input.consentCookie,
    experiences: createPageExperiences({ market: localized.market.key, widthClass, known: traits }, wantedVariants),
    address: (path) => localizePath(deps.brand, localized.language, path),
    absolute: (address) => deps.publicUrl + (address === '/' ? '/' : address),
  }
}
