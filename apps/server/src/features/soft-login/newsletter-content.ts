import { plainHeading } from '@firkant/domain/content/articles/plain-heading.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { loadMailedProducts, type MailedProduct } from '../catalog/mailed-products.ts'
import { listNewestProducts } from '../catalog/product-store.ts'
import { findPageByPath } from '../content/content-store.ts'
import { loadInspiration } from '../content/inspiration-store.ts'
import { mailEnergy } from '../mail/mail-energy.ts'
import { mailCardImage, mailPicture } from '../mail/mail-image.ts'
import type { MailImage } from '../mail/mail-message.ts'

export interface NewsletterArticle {
  readonly heading: string
  readonly text: string
  readonly image: MailImage | undefined
  readonly url: string
}

/** What is new in the shop, the same for all readers of a language. */
export interface NewsletterContent {
  readonly picture: MailImage
  readonly products: readonly (Omit<MailedProduct, 'image'> & {
    readonly image: MailImage | undefined
    readonly url: string
  })[]
  readonly article: NewsletterArticle | undefined
}

const SHOWN_PRODUCTS = 3
/** Some of the newest are sold out. */
const CONSIDERED_PRODUCTS = 24

interface ContentOptions extends Pick<ShopContext, 'db' | 'brand' | 'publicUrl'> {
  readonly language: MarketLanguage
  readonly now: Date
}

/** The newest that can be bought, of different kinds. */
async function newProducts({ db, brand, publicUrl, language, now }: ContentOptions) {
  const newest = await listNewestProducts(db, brand.key, CONSIDERED_PRODUCTS)
  const bySku = await loadMailedProducts(
    db,
    { brand, language, now },
    newest.map(({ key }) => key),
  )
  const kinds = new Set<string>()
  const chosen: MailedProduct[] = []
  for (const { sku, categoryKey } of newest) {
    const product = bySku.get(sku)
    if (!product?.isBuyable || kinds.has(categoryKey)) continue
    kinds.add(categoryKey)
    chosen.push(product)
  }
  return chosen.slice(0, SHOWN_PRODUCTS).map((product) => ({
    ...product,
    url: publicUrl + product.path,
    ...mailEnergy(publicUrl, product.energy),
    image: product.image && mailCardImage(publicUrl, product.image, product.name),
  }))
}

async function newestArticle(options: ContentOptions): Promise<NewsletterArticle | undefined> {
  const { db, brand, publicUrl, language, now } = options
  const { articles } = await loadInspiration(db, { brand: brand.key, language, now })
  const [newest] = articles
  if (!newest) return undefined
  return {
    heading: plainHeading(newest.heading),
    text: newest.description,
    image: newest.image === null ? undefined : mailPicture(publicUrl, newest.image),
    url: publicUrl + localizePath(brand, language, newest.path),
  }
}

export async function loadNewsletterContent(options: ContentOptions): Promise<NewsletterContent> {
  const { db, brand, publicUrl, language, now } = options
  const [start, products, article] = await Promise.all([
    findPageByPath(db, { brand: brand.key, language, now }, '/'),
    newProducts(options),
    newestArticle(options),
  ])
  return { picture: mailPicture(publicUrl, start?.image ?? brand.mailLook.picture), products, article }
}
