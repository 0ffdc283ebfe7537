import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type {
  CompanyModel,
  FooterModel,
  FrameModel,
  MenuContent,
  SiteBannerContent,
  SiteContent,
  UrgencySettings,
} from '@firkant/domain/content/site-content-schema.ts'
import type { SettingsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import { WELL_KNOWN_PAGE_KEYS, type WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { ALL_CLAIMS_SHOWN } from '../catalog/variant-stress.ts'
import { findSetting, listWellKnownPages } from './content-store.ts'
import { sanitiseHtml } from './sanitise-html.ts'

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
> & { readonly urgency?: UrgencySettings; readonly menu?: MenuContent; readonly banner?: SiteBannerContent }

export interface FrameScope {
  readonly brand: BrandDefinition
  readonly market: Market
}

function addressIn({ brand, market }: FrameScope): (to: string) => string {
  return (to) =>
    to.startsWith('/') && !to.startsWith('//') ? localizePath(brand, market.language, stripFixedPrefix(to)) : to
}

async function loadSite(db: Drizzle, { brand, market }: FrameScope): Promise<StoredSite | undefined> {
  // Validated when it was imported; nothing else writes this setting.
  return (await findSetting(db, { brand: brand.key, language: market.language }, SITE_SETTING)) as
    | StoredSite
    | undefined
}

export async function loadFrame(db: Drizzle, scope: FrameScope): Promise<FrameModel | null> {
  const site = await loadSite(db, scope)
  if (!site) return null
  const address = addressIn(scope)
  return {
    tagline: site.tagline,
    about: site.about,
    menuPage: address(site.menuPage),
    cartPage: address(FIXED_PATHS.cart[scope.market.language]),
    withdrawalPage: address(FIXED_PATHS.withdrawal[scope.market.language]),
    headerLinks: site.headerLinks.map((link) => ({ ...link, to: address(link.to) })),
    sellingPoints: site.sellingPoints.map((point) => ({ ...point, ...(point.to && { to: address(point.to) }) })),
  }
}

/** What editors put into the menu beside the category tree, its addresses in the market's language. */
export async function loadMenuContent(db: Drizzle, scope: FrameScope): Promise<MenuContent | undefined> {
  const menu = (await loadSite(db, scope))?.menu
  if (!menu) return undefined
  const address = addressIn(scope)
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

/** What editors wrote above the header, its addresses in the market's language. */
export async function loadBannerContent(db: Drizzle, scope: FrameScope): Promise<SiteBannerContent | undefined> {
  const banner = (await loadSite(db, scope))?.banner
  if (!banner) return undefined
  const address = addressIn(scope)
  return {
    ...banner,
    ...(banner.link && { link: { ...banner.link, to: address(banner.link.to) } }),
    ...(banner.content && { content: sanitiseHtml(banner.content, address) }),
  }
}

/** Which claims of haste the market shows. */
export async function loadUrgency(db: Drizzle, scope: FrameScope): Promise<UrgencySettings> {
  return (await loadSite(db, scope))?.urgency ?? ALL_CLAIMS_SHOWN
}

function companyOf({ organisation }: BrandDefinition): CompanyModel {
  const { legalName, address, companyNumber, email, phone } = organisation
  return { legalName, address, companyNumber, email, phone }
}

export async function loadFooter(db: Drizzle, scope: FrameScope): Promise<FooterModel | null> {
  const site = await loadSite(db, scope)
  if (!site) return null
  const address = addressIn(scope)
  const inShop = <Linked extends { to: string }>(link: Linked): Linked => ({ ...link, to: address(link.to) })
  return {
    ...site.footer,
    groups: site.footer.groups.map((group) => ({ ...group, links: group.links.map(inShop) })),
    legal: site.footer.legal.map(inShop),
    company: companyOf(scope.brand),
  }
}

export async function loadWellKnownPages(db: Drizzle, scope: FrameScope): Promise<WellKnownPages> {
  const stored = await listWellKnownPages(db, { brand: scope.brand.key, language: scope.market.language })
  const address = addressIn(scope)
  return Object.fromEntries(WELL_KNOWN_PAGE_KEYS.map((key) => [key, address(stored[key] ?? '/')])) as WellKnownPages
}

export async function loadScriptSettings(db: Drizzle, { brand }: FrameScope): Promise<SettingsModel> {
  const stored = (await findSetting(db, { brand: brand.key, language: '' }, SCRIPT_SETTINGS)) as
    | Partial<SettingsModel>
    | undefined
  return { ...DEFAULT_SETTINGS, ...stored }
}
