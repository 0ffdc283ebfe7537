import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { MetaElement, MetaInfo } from '@firkant/domain/page/page.ts'
import type { PageRequest } from './page-request.ts'

export interface MetaContent {
  readonly title: string
  readonly description: string
  readonly imageUrl?: string | undefined
  /** Without language prefix, with the parameters that change the page. */
  readonly canonicalPath: string
  readonly translations: readonly { readonly language: string; readonly path: string }[]
  readonly isIndexed: boolean
  readonly type?: 'website' | 'article'
}

const meta = (attributes: Record<string, string>): MetaElement => ({ tag: 'meta', attributes })

function alternates(request: PageRequest, translations: MetaContent['translations']): MetaElement[] {
  const home = MARKETS[request.brand.homeMarket].language
  const href = (translation: { language: string; path: string }) =>
    request.absolute(localizePath(request.brand, translation.language as MarketLanguage, translation.path))
  const known = translations.filter(({ language }) =>
    request.brand.markets.some((market) => MARKETS[market].language === language),
  )
  if (known.length < 2) return []
  const byDefault = known.find(({ language }) => language === home)
  return [
    ...known.map((translation) => ({ translation, hreflang: translation.language })),
    ...(byDefault ? [{ translation: byDefault, hreflang: 'x-default' }] : []),
  ].map(({ translation, hreflang }) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: href(translation) },
  }))
}

export function buildMeta(request: PageRequest, content: MetaContent): MetaInfo {
  const canonicalUrl = request.absolute(request.address(content.canonicalPath))
  return {
    title: content.title,
    canonicalUrl,
    openGraphUrl: canonicalUrl,
    elements: [
      ...(content.description ? [meta({ name: 'description', content: content.description })] : []),
      ...(content.isIndexed ? [] : [meta({ name: 'robots', content: 'noindex' })]),
      meta({ property: 'og:title', content: content.title }),
      ...(content.description ? [meta({ property: 'og:description', content: content.description })] : []),
      meta({ property: 'og:type', content: content.type ?? 'website' }),
      meta({ property: 'og:site_name', content: request.brand.name }),
      meta({ property: 'og:locale', content: request.market.locale.replace('-', '_') }),
      ...(content.imageUrl ? [meta({ property: 'og:image', content: request.absolute(content.imageUrl) })] : []),
      ...alternates(request, content.translations),
    ],
  }
}
