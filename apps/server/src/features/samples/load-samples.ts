import { sql } from 'drizzle-orm'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { PictureRow } from '../catalog/card-rows.ts'
import { pictureRef } from '../catalog/product-cards.ts'
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts'

interface SampleRow extends Record<string, unknown> {
  readonly sku: string
  readonly key: string
  readonly colour: string
  readonly material: string
  readonly hex: string
  readonly available: number
  readonly of_design: boolean
  readonly of_product: boolean
  readonly picture: Omit<PictureRow, 'sku'> | null
}

export interface Sample {
  readonly sku: string
  readonly key: string
  readonly colour: string
  readonly material: string
  readonly hex: string
  readonly isAvailable: boolean
  /** Of the design that was asked about, and of the very product. */
  readonly isOfDesign: boolean
  readonly isOfProduct: boolean
  readonly image?: ImageRef | undefined
}

interface SampleContext {
  readonly brand: string
  readonly language: MarketLanguage
  /** Whose samples come first. */
  readonly of?: { readonly productKey: string } | undefined
}

const PICTURE = sql.raw(`(select json_build_object('file', i.file, 'alt', t.name, 'width', m.width, 'height', m.height,
  'colour', m.dominant_colour, 'hash', m.content_hash)
  from product_images i join media_files m on m.file = i.file where i.product_key = s.key order by i.position limit 1)`)

/** Every sample of what the brand sells. */
export async function loadSamples(db: Drizzle, { brand, language, of }: SampleContext): Promise<readonly Sample[]> {
  const productKey = of?.productKey ?? ''
  const { rows } = await db.execute<SampleRow>(sql`
    with named as (
      select sample_key, bool_or(f.key = ${productKey}) as of_product,
        bool_or(f.design_key = (select design_key from products where key = ${productKey})) as of_design
      from products f join assortments a on a.product_key = f.key and a.brand = ${brand},
        unnest(f.sample_keys) as sample_key group by sample_key
    )
    select v.sku, s.key, t.colour_name as colour, t.material_name as material, s.fabric_color as hex,
      coalesce(k.on_hand - k.reserved, 0)::int as available, coalesce(n.of_design, false) as of_design, n.of_product,
      ${PICTURE} as picture
    from named n join products s on s.key = n.sample_key and s.kind = 'sample'
    join variants v on v.product_key = s.key
    join product_texts t on t.product_key = s.key and t.language = ${language}
    left join stock_levels k on k.sku = v.sku and k.location = ${CENTRAL_WAREHOUSE}
    order by n.of_product desc, coalesce(n.of_design, false) desc, s.position, s.key`)
  return rows.map(({ sku, key, colour, material, hex, available, of_design, of_product, picture }) => ({
    sku,
    key,
    colour,
    material,
    hex,
    isAvailable: available > 0,
    isOfDesign: of_design,
    isOfProduct: of_product,
    ...(picture && { image: pictureRef(picture) }),
  }))
}
