import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { sharedRead } from '../../platform/database/shared-reads.ts'

export interface CatalogContext {
  readonly brand: string
  readonly market: string
  readonly language: string
}

export interface RoomRow {
  readonly key: string
  readonly name: string
  readonly slug: string
  readonly file: string | null
}

export function listRooms(db: Drizzle, language: string, mood: string): Promise<readonly RoomRow[]> {
  return sharedRead(db, { key: ['rooms', language, mood] }, async () => {
    const { rows } = await db.execute<RoomRow & Record<string, unknown>>(sql`
      select key, names ->> ${language} as name, slugs ->> ${language} as slug, images ->> ${mood} as file from rooms
      order by position`)
    return rows
  })
}

/** A product brand or a series: a name, an address and a short description. */
export interface NamedGroup {
  readonly key: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly file: string | null
}

export async function findProductBrand(db: Drizzle, language: string, slug: string): Promise<NamedGroup | undefined> {
  const { rows } = await db.execute<NamedGroup & Record<string, unknown>>(sql`
    select key, name, slug, coalesce(descriptions ->> ${language}, '') as description, image_file as file
    from product_brands where slug = ${slug}`)
  return rows[0]
}

export async function listProductBrands(db: Drizzle, language: string): Promise<readonly NamedGroup[]> {
  const { rows } = await db.execute<NamedGroup & Record<string, unknown>>(sql`
    select key, name, slug, coalesce(descriptions ->> ${language}, '') as description, image_file as file
    from product_brands`)
  return rows
}

export async function findSeries(db: Drizzle, language: string, slug: string): Promise<NamedGroup | undefined> {
  const { rows } = await db.execute<NamedGroup & Record<string, unknown>>(sql`
    select key, name, slug, coalesce(descriptions ->> ${language}, '') as description, null as file
    from series where slug = ${slug}`)
  return rows[0]
}

export async function listSeries(db: Drizzle, language: string): Promise<readonly NamedGroup[]> {
  const { rows } = await db.execute<NamedGroup & Record<string, unknown>>(sql`
    select key, name, slug, coalesce(descriptions ->> ${language}, '') as description, null as file from series`)
  return rows
}
