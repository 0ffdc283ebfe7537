import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import type { ProductSlot } from '@firkant/domain/content/product-slots.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { HydrateWhenNear } from '../../blocks/hydrate-when-near.tsx'
import { RecentlyViewed } from '../../features/recently-viewed/recently-viewed.tsx'
import { Guard } from '../../platform/guard.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { useLoadable, type Loadable } from '../../platform/lazy-code/loadable.ts'
import { useShop } from '../../platform/shop-context.ts'
import { BuyBox } from './buy/buy-box.tsx'
import { accordionCode, recallsCode, reviewsCode, storyCode } from './later-code.ts'
import { blockListCode } from '../../blocks/block-list-code.ts'
import style from './product-page.module.css'
import { ProductGallery } from './product-gallery.tsx'
import type { ProductReviewsProps } from './reviews/product-reviews.tsx'
import { SectionHead } from '../../blocks/section-head.tsx'
import { ProductCarousel } from '../../features/product-card/product-carousel.tsx'
import { REVIEWS_ID } from './reviews/reviews-id.ts'
import '#brand/art-product.css'

interface RelatedProductsProps {
  /** Name for the brand's style sheet. */
  readonly part: string
  readonly heading: string
  readonly products: readonly ProductCard[]
  readonly link?: { readonly title: string; readonly to: string } | undefined
}

function RelatedProducts({ part, heading, products, link }: RelatedProductsProps): ReactNode {
  if (products.length === 0) return null
  return (
    <section className={style.related} data-part="related" data-related={part} data-item-list={part}>
      <SectionHead heading={heading} link={link} />
      <ProductCarousel label={heading} products={products} heading="h3" />
    </section>
  )
}

function SeriesProducts({ model: { series, seriesProducts } }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  return (
    <RelatedProducts
      part="series"
      heading={series ? texts.text('product.moreFrom', { series: series.name }) : texts.text('product.similar')}
      products={seriesProducts}
      link={series && { title: texts.text('product.toSeries'), to: series.url }}
    />
  )
}

function SimilarProducts({ products }: { products: readonly ProductCard[] }): ReactNode {
  const { texts } = useShop()
  return <RelatedProducts part="similar" heading={texts.text('product.similar')} products={products} />
}

interface ProductBlocksProps {
  readonly slot: ProductSlot
  readonly blocks: readonly Block[]
}

function LoadedBlocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  const BlockList = useLoadable(blockListCode, 'later')
  return <BlockList blocks={blocks} />
}

/** Editors' blocks for this product, in one place of the page. */
function ProductBlocks({ slot, blocks }: ProductBlocksProps): ReactNode {
  if (blocks?.length === 0) return null
  const elementId = `product-${slot}`
  return (
    <div id={elementId} className={style.blocks} data-part="product-blocks" data-slot={slot} data-later="">
      <HydrateWhenNear elementId={elementId}>
        <LoadedBlocks blocks={blocks} />
      </HydrateWhenNear>
    </div>
  )
}

function LoadedReviews(props: ProductReviewsProps): ReactNode {
  const ProductReviews = useLoadable(reviewsCode, 'later')
  return <ProductReviews {...props} />
}

function LoadedRecalls({ recalls }: Required<Pick<ProductModel, 'recalls'>>): ReactNode {
  const ProductRecalls = useLoadable(recallsCode)
  return recalls && <ProductRecalls recalls={recalls} />
}

interface LoadedPartProps {
  readonly code: Loadable<{ readonly model: ProductModel }>
  readonly model: ProductModel
}

function LoadedPart({ code, model }: LoadedPartProps): ReactNode {
  const Part = useLoadable(code, 'later')
  return <Part model={model} />
}

function RelatedRows({ model }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  return (
    <>
      <div id="series-products" className={style.relatedRow} data-later="">
        <HydrateWhenNear elementId="series-products">
          <SeriesProducts model={model} />
        </HydrateWhenNear>
      </div>
      <div id="similar-products" className={style.relatedRow} data-later="">
        <HydrateWhenNear elementId="similar-products">
          <SimilarProducts products={model.similar} />
        </HydrateWhenNear>
      </div>
      <Guard>
        <RecentlyViewed
          exceptKey={model.product.productKey}
          heading={texts.text('card.recentlyViewed')}
          className={style.related}
          titleClassName={style.relatedTitle}
        />
      </Guard>
    </>
  )
}

/**
 * Breadcrumbs, gallery, buy box, story and accordion are cells of one grid, which the brand's style
 * sheet arranges.
 */
export function ProductPage({ page }: { page: PageWith<'ProductPage'> }): ReactNode {
  const { model } = page
  const { product, currentSku } = model
  const variant = product.variants.find(({ sku }) => sku === currentSku) ?? product.variants[0]
  return (
    <>
      <div
        className={style.product}
        data-part="product"
        data-product={product.productKey}
        data-family={product.family}
        data-package={model.package ? '' : undefined}
        data-above={model.aboveDetails?.length > 0 || undefined}
      >
        <Breadcrumbs crumbs={model.breadcrumbs} className={style.way} />
        {model.recalls && <LoadedRecalls recalls={model.recalls} />}
        <div id="product-gallery" className={style.gallery} data-part="gallery-column">
          <HydrateWhenNear elementId="product-gallery">
            <ProductGallery model={model} variant={variant} />
          </HydrateWhenNear>
        </div>
        <div className={style.buy} data-part="buy-column">
          <BuyBox model={model} variant={variant} url={page.url} />
        </div>
        <ProductBlocks slot="aboveDetails" blocks={model.aboveDetails} />
        <div id="product-story" className={style.story} data-later="">
          <HydrateWhenNear elementId="product-story">
            <LoadedPart code={storyCode} model={model} />
          </HydrateWhenNear>
        </div>
        <div id="product-accordion" className={style.accordion} data-later="">
          <HydrateWhenNear elementId="product-accordion">
            <LoadedPart code={accordionCode} model={model} />
          </HydrateWhenNear>
        </div>
      </div>
      <ProductBlocks slot="belowDetails" blocks={model.belowDetails} />
      <section id={REVIEWS_ID} className={style.reviews} data-later="" tabIndex={-1}>
        <HydrateWhenNear elementId={REVIEWS_ID}>
          <LoadedReviews
            productKey={product.productKey}
            summary={model.reviews}
            questions={model.questions}
            origin={model.reviewOrigin}
          />
        </HydrateWhenNear>
      </section>
      <RelatedRows model={model} />
    </>
  )
}
