import { sql } from 'drizzle-orm'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { slugOf } from '@firkant/domain/format/slug.ts'
import { LANGUAGES } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'
import { categories, categoryTexts, mediaFiles, rooms } from '../catalog/catalog-tables.ts'
import { assortments, productCategories, productImages, products, productTexts, variants } from '../catalog/product-tables.ts'
import { priceEntries } from '../pricing/price-tables.ts'
import { reviews } from '../reviews/review-tables.ts'
import { CENTRAL_WAREHOUSE, stockLevels } from '../stock/stock-tables.ts'
import { isInAssortment } from './demo-assortment.ts'
import { mediaFile, type DemoCatalogue, type DemoProduct } from './demo-files.ts'
import { demoPrices } from './demo-prices.ts'
import { demoReviews } from './demo-reviews.ts'
import { demoLaunch, demoStock } from './demo-stock.ts'

type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

const bySlug = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, slugOf(language, words[language] ?? '')]))

async function saveMedia(tx: Transaction, demo: DemoCatalogue): Promise<void> {
  await tx
    .insert(mediaFiles)
    .values(
      demo.media.map((media) => ({
        file: media.file,
        width: media.width,
        height: media.height,
        dominantColour: media.colour,
        contentHash: media.hash,
      })),
    )
    .onConflictDoUpdate({
      target: mediaFiles.file,
      set: {
        width: sql`excluded.width`,
        height: sql`excluded.height`,
        dominantColour: sql`excluded.dominant_colour`,
        contentHash: sql`excluded.content_hash`,
      },
    })
}

async function saveCategories(tx: Transaction, demo: DemoCatalogue): Promise<void> {
  await tx
    .insert(categories)
    .values(
      demo.categories.map(({ key }, position) => ({
        key,
        position,
        imageFile: mediaFile(demo.rooms.categoryThumbnails[key] ?? '') || null,
      })),
    )
    .onConflictDoUpdate({
      target: categories.key,
      set: { position: sql`excluded.position`, imageFile: sql`excluded.image_file` },
    })
  await tx
    .insert(categoryTexts)
    .values(
      demo.categories.flatMap(({ key, name }) =>
        LANGUAGES.map((language) => ({
          categoryKey: key,
          language,
          name: name[language],
          slug: slugOf(language, name[language]),
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [categoryTexts.categoryKey, categoryTexts.language],
      set: { name: sql`excluded.name`, slug: sql`excluded.slug` },
    })
}

async function saveRooms(tx: Transaction, demo: DemoCatalogue): Promise<void> {
  const roomKeys = [...new Set(demo.rooms.rooms.map((room) => room.roomKey))]
  const rows = roomKeys.map((key, position) => {
    const moods = demo.rooms.rooms.filter((room) => room.roomKey === key)
    const names = moods[0]?.name ?? { da: key, nb: key, sv: key, en: key }
    return {
      key,
      position,
      names,
      slugs: bySlug(names),
      images: Object.fromEntries(moods.map((room) => [room.mood, mediaFile(room.file)])),
    }
  })
  await tx
    .insert(rooms)
    .values(rows)
    .onConflictDoUpdate({
      target: rooms.key,
      set: {
        names: sql`excluded.names`,
        slugs: sql`excluded.slugs`,
        images: sql`excluded.images`,
        position: sql`excluded.position`,
      },
    })
}

async function saveProduct(
  tx: Transaction,
  product: DemoProduct,
  place: { position: number; now: Date },
): Promise<void> {
  const { productKey: key, dimensionsCm: size } = product
  const row = {
    key,
    designKey: product.designKey,
    categoryKey: product.categoryKey,
    family: product.family,
    colourKey: product.colourKey,
    fabricColor: product.fabricColor,
    material: product.material,
    widthCm: size.w,
    depthCm: size.d,
    heightCm: size.h,
    weightKg: product.weightKg,
    roomKeys: product.roomKeys,
    soldInGroupsOf: product.soldInGroupsOf,
    launchedAt: demoLaunch(product, place.now),
    position: place.position,
  }
  const { launchedAt: _kept, ...changes } = row
  await tx.insert(products).values(row).onConflictDoUpdate({ target: products.key, set: changes })
  await tx
    .insert(productTexts)
    .values(
      LANGUAGES.map((language) => ({
        productKey: key,
        language,
        name: product.name[language],
        subtitle: product.subtitle[language],
        colourName: product.colourName[language],
      })),
    )
    .onConflictDoUpdate({
      target: [productTexts.productKey, productTexts.language],
      set: { name: sql`excluded.name`, subtitle: sql`excluded.subtitle`, colourName: sql`excluded.colour_name` },
    })
  await tx
    .insert(productImages)
    .values(
      product.images.map((image, index) => ({
        productKey: key,
        position: index + 1,
        file: mediaFile(image.file),
        alt: { ...product.subtitle, ...image.alt },
      })),
    )
    .onConflictDoUpdate({
      target: [productImages.productKey, productImages.position],
      set: { file: sql`excluded.file`, alt: sql`excluded.alt` },
    })
  await tx.insert(productCategories).values({ productKey: key, categoryKey: product.categoryKey }).onConflictDoNothing()
  await saveStock(tx, product)
}

/** Stock that is there already has been sold from since: it is left alone. */
async function saveStock(tx: Transaction, product: DemoProduct): Promise<void> {
  const sku = skuOf(product.productKey)
  const { onHand, backOrderDays } = demoStock(product)
  await tx.insert(variants).values({ sku, productKey: product.productKey, backOrderDays }).onConflictDoNothing()
  await tx.insert(stockLevels).values({ sku, location: CENTRAL_WAREHOUSE, onHand }).onConflictDoNothing()
}

async function saveReviews(tx: Transaction, demo: DemoCatalogue, now: Date): Promise<void> {
  const [known] = await tx.select({ id: reviews.id }).from(reviews).limit(1)
  if (known) return
  const heads = demo.products.filter(
    (product, index, all) => all.findIndex((other) => other.designKey === product.designKey) === index,
  )
  await tx.insert(reviews).values(heads.flatMap((product) => demoReviews(product, now)))
}

function skuOf(productKey: string): string {
  return productKey.toUpperCase()
}

async function savePrices(tx: Transaction, product: DemoProduct, now: Date): Promise<void> {
  const sku = skuOf(product.productKey)
  const sold = Object.values(BRANDS).filter((brand) => isInAssortment(brand.key, product))
  await tx
    .insert(assortments)
    .values(sold.map((brand) => ({ brand: brand.key, productKey: product.productKey })))
    .onConflictDoNothing()
  const wanted = sold.flatMap((brand) =>
    brand.markets.flatMap((market) =>
      demoPrices(product, { brand: brand.key, market }, now).map((price) => ({
        ...price,
        brand: brand.key,
        market,
        sku,
      })),
    ),
  )
  // The log is only ever added to: whoever has a price already keeps it.
  const known = await tx
    .select({ brand: priceEntries.brand, market: priceEntries.market })
    .from(priceEntries)
    .where(sql`${priceEntries.sku} = ${sku}`)
  const has = new Set(known.map((entry) => `${entry.brand}:${entry.market}`))
  const missing = wanted.filter((price) => !has.has(`${price.brand}:${price.market}`))
  if (missing.length > 0) await tx.insert(priceEntries).values(missing)
}

/** The demo's products with pictures, texts and prices for all four brands. A second run changes nothing. */
export async function importDemoCatalogue(
  db: Drizzle,
  demo: DemoCatalogue,
  options: { now: Date; onProduct: (done: number, total: number) => void },
): Promise<void> {
  await db.transaction(async (tx) => {
    await saveMedia(tx, demo)
    await saveCategories(tx, demo)
    await saveRooms(tx, demo)
    let position = 0
    for (const product of demo.products) {
      await saveProduct(tx, product, { position, now: options.now })
      await savePrices(tx, product, options.now)
      options.onProduct((position += 1), demo.products.length)
    }
    await saveReviews(tx, demo, options.now)
    await publishEvent(tx, { type: 'catalog-changed' })
  })
}
