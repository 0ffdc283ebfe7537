import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { ExpressSource } from '@firkant/domain/checkout/express/express-sources.ts'
import { EXPRESS_PARAMS } from '@firkant/domain/checkout/express/express.ts'
import { isSheetWallet } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'

interface ExpressPlace {
  readonly brand: BrandDefinition
  readonly language: MarketLanguage
  readonly of: ExpressSource
  /** Why nothing was bought. */
  readonly refused?: string | undefined
  /** What it was tried with; named where it is a wallet of the browser. */
  readonly methodKey?: string | undefined
}

/** The page before a wallet. */
export function expressAddress({ brand, language, of, refused, methodKey }: ExpressPlace): string {
  const query = new URLSearchParams({
    [EXPRESS_PARAMS.of]: of,
    ...(refused !== undefined && { [EXPRESS_PARAMS.refused]: refused }),
    ...(isSheetWallet(methodKey) && { [EXPRESS_PARAMS.wallet]: methodKey }),
  })
  return `${localizePath(brand, language, FIXED_PATHS.express[language])}?${String(query)}`
}
