import { sql } from 'drizzle-orm'
import { variantPieces, type CarriedPiece, type CarriedRecord, type Parcel } from '@firkant/domain/fit/carried-piece.ts'
import type { Home } from '@firkant/domain/fit/home.ts'
import type { FitsModel } from '@firkant/domain/fit/visitor-home.ts'
import { fitAnswer } from '@firkant/domain/fit/way-texts.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'

interface CarriedRow extends Record<string, unknown> {
  readonly sku: string
  readonly carried: CarriedRecord
  readonly widthCm: number
  readonly depthCm: number
  readonly heightCm: number
  readonly weightKg: number
  readonly isOwnSize: boolean
}

export interface CarriedVariant {
  readonly pieces: readonly CarriedPiece[]
  /** Empty where it comes assembled. */
  readonly parcels: readonly Parcel[]
  readonly weightKg: number
}

/** How each of them is carried; what nobody packed, or no brand of ours sells, is left out. */
export async function loadCarried(
  db: Drizzle,
  brand: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, CarriedVariant>> {
  if (skus.length === 0) return new Map()
  const { rows } = await db.execute<CarriedRow>(sql`
    select v.sku, p.carried, coalesce(v.width_cm, p.width_cm) as "widthCm", coalesce(v.depth_cm, p.depth_cm) as "depthCm",
      coalesce(v.height_cm, p.height_cm) as "heightCm", coalesce(v.weight_kg, p.weight_kg) as "weightKg",
      coalesce(v.width_cm, v.depth_cm, v.height_cm) is not null as "isOwnSize"
    from variants v join products p on p.key = v.product_key
    join assortments a on a.product_key = p.key and a.brand = ${brand}
    where v.sku = any(${sql.param([...skus])}::text[]) and p.carried is not null`)
  return new Map(
    rows.flatMap(({ sku, carried, widthCm, depthCm, heightCm, weightKg, isOwnSize }) => {
      const pieces = variantPieces(carried, { size: { widthCm, depthCm, heightCm }, isOwnSize })
      return pieces ? [[sku, { pieces, parcels: carried.parcels ?? [], weightKg }] as const] : []
    }),
  )
}

interface WantedFits {
  readonly brand: string
  readonly language: MarketLanguage
  readonly skus: readonly string[]
  readonly home: Home
}

export async function loadFits(db: Drizzle, { brand, language, skus, home }: WantedFits): Promise<FitsModel> {
  const carried = await loadCarried(db, brand, skus)
  const answers = [...carried].flatMap(([sku, { pieces, parcels }]) => {
    const answer = fitAnswer(language, { pieces, isPacked: parcels.length > 0 }, home)
    return answer ? [[sku, answer] as const] : []
  })
  return { fits: Object.fromEntries(answers) }
}
