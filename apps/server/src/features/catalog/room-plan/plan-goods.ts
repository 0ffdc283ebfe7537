import { sql } from 'drizzle-orm'
import type { PlanGood } from '@firkant/domain/page/models/room-plan-model.ts'
import { planPieceOf } from '@firkant/domain/room-plan/room-plan.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { CatalogCache } from '../catalog-cache.ts'
import {
  loadCardFacts,
  pictureRef,
  picturesOf,
  productPath,
  type CardContext,
  type CardFacts,
} from '../product-cards.ts'

interface MeasuredRow extends Record<string, unknown> {
  readonly sku: string
  readonly product_key: string
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly diameter: number | null
  readonly shade: string
}

async function listMeasures(db: Drizzle, brand: string, skus: readonly string[]): Promise<readonly MeasuredRow[]> {
  const { rows } = await db.execute<MeasuredRow>(sql`
    select v.sku, v.product_key, coalesce(v.width_cm, p.width_cm) as width, coalesce(v.depth_cm, p.depth_cm) as depth,
      coalesce(v.height_cm, p.height_cm) as height, (p.measurements->>'diameter')::float8 as diameter,
      p.fabric_color as shade
    from variants v join products p on p.key = v.product_key
    join assortments a on a.product_key = p.key and a.brand = ${brand}
    where v.sku = any(${sql.param([...skus])})`)
  return rows
}

function goodOf(row: MeasuredRow, { row: card, variants }: CardFacts, { address }: CardContext): PlanGood | undefined {
  const variant = variants.find((each) => each.row.sku === row.sku)
  const piece = planPieceOf({
    family: card.family,
    widthCm: row.width,
    depthCm: row.depth,
    heightCm: row.height,
    diameterCm: row.diameter ?? undefined,
  })
  const [image] = variant ? picturesOf(card, variant) : []
  return (
    variant &&
    piece && {
      ...piece,
      sku: row.sku,
      name: card.name,
      detail: (variants.length > 1 && variant.row.name) || card.subtitle,
      url: address(productPath(card)),
      family: card.family,
      shade: row.shade,
      ...(image && { image: pictureRef(image) }),
    }
  )
}

/** What stands on a floor of these, in their order; the rest is left out, and so is what the brand does not sell. */
export async function loadPlanGoods(
  { db, catalog }: { readonly db: Drizzle; readonly catalog: CatalogCache },
  context: CardContext,
  skus: readonly string[],
): Promise<readonly PlanGood[]> {
  if (skus.length === 0) return []
  const rows = await listMeasures(db, context.brand, skus)
  const facts = await loadCardFacts(catalog, context, [...new Set(rows.map((row) => row.product_key))])
  return skus.flatMap((sku) => {
    const row = rows.find((each) => each.sku === sku)
    const found = facts.find((each) => each.row.key === row?.product_key)
    return (row && found && goodOf(row, found, context)) ?? []
  })
}
