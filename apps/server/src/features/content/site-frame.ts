import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type {
  AccessibilityContent,
  CompanyModel,
  FooterModel,
  FrameModel,
  LoginPagesContent,
  MenuContent,
  SiteBannerContent,
  SiteContent,
  UrgencySettings,
} from '@firkant/domain/content/site-content-schema.ts'
import type { SettingsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import { WELL_KNOWN_PAGE_KEYS, type WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { ALL_CLAIMS_SHOWN } from '../catalog/variant-stress.ts'
import { listWellKnownPages } from './content-store.ts'
import { sanitiseHtml } from './importing/sanitise-html.ts'
import { findSetting } from './setting-store.ts'

export const SITE_SETTING = 'site'
export const SCRIPT_SETTINGS = 'script-settings'

const DEFAULT_SETTINGS: SettingsModel = {
  blackFridayTheme: false,
  enableMyPagesButton: true,
  useNewBadges: false,
  enableConfettiOnFirstLoad: false,
  currentConfettiId: '',
  confettiColors: [],
}

export type StoredSite = Pick<
  SiteContent,
  'tagline' | 'about' | 'menuPage' | 'headerLinks' | 'sellingPoints' | 'footer'
> & {
  readonly helpPages?: SiteContent['helpPages']
  readonly urgency?: UrgencySettings
  readonly reviewOrigin?: string
  readonly accessibility?: AccessibilityContent
  readonly menu?: MenuContent
  readonly banner?: SiteBannerContent
  readonly loginPages?: LoginPagesContent
}

export interface FrameContext {
  readonly brand: BrandDefinition
  readonly market: Market
  /** A change set may show another frame for a time. */
  readonly now: Date
}

function addressIn({ brand, market }: Omit<FrameContext, 'now'>): (to: string) => string {
  return (to) =>
    to.startsWith('/') && !to.startsWith('//') ? localizePath(brand, market.language, stripFixedPrefix(to)) : to
}

async function loadSite(db: Drizzle, { brand, market, now }: FrameContext): Promise<StoredSite | undefined> {
  // Validated when it was imported or published.
  return (await findSetting(db, { brand: brand.key, language: market.language, now }, SITE_SETTING)) as
    | StoredSite
    | undefined
}

export async function loadFrame(db: Drizzle, context: FrameContext): Promise<FrameModel | null> {
  const site = await loadSite(db, context)
  if (!site) return null
  const address = addressIn(context)
  const { clubPrice, measuring } = site.helpPages ?? {}
  return {
    tagline: site.tagline,
    about: site.about,
    menuPage: address(site.menuPage),
    cartPage: address(FIXED_PATHS.cart[context.market.language]),
    comparePage: address(FIXED_PATHS.compare[context.market.language]),
    wayInPage: address(FIXED_PATHS.wayIn[context.market.language]),
    deliveryPlacePage: address(FIXED_PATHS.deliveryPlace[context.market.language]),
    listsPage: address(FIXED_PATHS.shoppingLists[context.market.language]),
    withdrawalPage: address(FIXED_PATHS.withdrawal[context.market.language]),
    cookiePage: address(FIXED_PATHS.cookies[context.market.language]),
    ...(clubPrice !== undefined && { clubPage: address(clubPrice) }),
    ...(measuring !== undefined && { measuringPage: address(measuring) }),
    headerLinks: site.headerLinks.map((link) => ({ ...link, to: address(link.to) })),
    sellingPoints: site.sellingPoints.map((point) => ({ ...point, ...(point.to && { to: address(point.to) }) })),
  }
}

/** Editors' part of the menu beside the category tree, with addresses in the market's language. */
export async function loadMenuContent(db: Drizzle, context: FrameContext): Promise<MenuContent | undefined> {
  const menu = (await loadSite(db, context))?.menu
  if (!menu) return undefined
  const address = addressIn(context)
  const inShop = <Linked extends { to: string }>(link: Linked): Linked => ({ ...link, to: address(link.to) })
  const withLink = (block: MenuContent['mainImageBlock']) => block && { ...block, link: inShop(block.link) }
  return {
    tabs: menu.tabs.map(inShop),
    secondaryLinksLeft: menu.secondaryLinksLeft.map(inShop),
    secondaryLinksRight: menu.secondaryLinksRight.map(inShop),
    mainImageBlock: withLink(menu.mainImageBlock),
    roomsImageBlock: withLink(menu.roomsImageBlock),
  }
}

/** The banner above the header, with addresses in the market's language. */
export async function loadBannerContent(db: Drizzle, context: FrameContext): Promise<SiteBannerContent | undefined> {
  const banner = (await loadSite(db, context))?.banner
  if (!banner) return undefined
  const address = addressIn(context)
  return {
    ...banner,
    ...(banner.link && { link: { ...banner.link, to: address(banner.link.to) } }),
    ...(banner.content && { content: sanitiseHtml(banner.content, address) }),
  }
}

/** The pictures beside the forms of the sign-in. */
export async function loadLoginPagesContent(
  db: Drizzle,
  context: FrameContext,
): Promise<LoginPagesContent | undefined> {
  return (await loadSite(db, context))?.loginPages
}

/** Which urgency claims the market shows. */
export async function loadUrgency(db: Drizzle, context: FrameContext): Promise<UrgencySettings> {
  return (await loadSite(db, context))?.urgency ?? ALL_CLAIMS_SHOWN
}

export async function loadReviewOrigin(db: Drizzle, context: FrameContext): Promise<string | undefined> {
  return (await loadSite(db, context))?.reviewOrigin
}

export async function loadAccessibility(db: Drizzle, context: FrameContext): Promise<AccessibilityContent | undefined> {
  return (await loadSite(db, context))?.accessibility
}

/** Where the last line of the footer leads, as editors wrote it. */
export async function loadFooterPaths(db: Drizzle, context: FrameContext): Promise<readonly string[]> {
  const site = await loadSite(db, context)
  return site?.footer.legal.map(({ to }) => stripFixedPrefix(to)) ?? []
}

function companyOf({ organisation }: BrandDefinition): CompanyModel {
  const { legalName, address, companyNumber, email, phone } = organisation
  return { legalName, address, companyNumber, email, phone }
}

export async function loadFooter(db: Drizzle, context: FrameContext): Promise<FooterModel | null> {
  const site = await loadSite(db, context)
  if (!site) return null
  const address = addressIn(context)
  const inShop = <Linked extends { to: string }>(link: Linked): Linked => ({ ...link, to: address(link.to) })
  return {
    ...site.footer,
    groups: site.footer.groups.map((group) => ({ ...group, links: group.links.map(inShop) })),
    legal: site.footer.legal.map(inShop),
    company: companyOf(context.brand),
  }
}

export async function loadWellKnownPages(db: Drizzle, context: Omit<FrameContext, 'now'>): Promise<WellKnownPages> {
  const stored = await listWellKnownPages(db, { brand: context.brand.key, language: context.market.language })
  const address = addressIn(context)
  return Object.fromEntries(WELL_KNOWN_PAGE_KEYS.map((key) => [key, address(stored[key] ?? '/')])) as WellKnownPages
}

export async function loadScriptSettings(db: Drizzle, { brand, now }: FrameContext): Promise<SettingsModel> {
  const stored = (await findSetting(db, { brand: brand.key, language: '', now }, SCRIPT_SETTINGS)) as
    | Partial<SettingsModel>
    | undefined
  return { ...DEFAULT_SETTINGS, ...stored }
}
