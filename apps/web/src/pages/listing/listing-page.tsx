import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { useFrame } from '../../shell/use-frame.ts'
import { useShop } from '../../start/shop-context.ts'
import style from './listing-page.module.css'
import { Paging } from './paging.tsx'

function EmptyListing(): ReactNode {
  const { texts } = useShop()
  const { frame } = useFrame()
  return (
    <div className={style.empty} data-part="listing-empty">
      <p>{texts.text('listing.empty')}</p>
      <a href={frame?.menuPage ?? '/'} data-part="button">
        {texts.text('listing.emptyWay')}
      </a>
    </div>
  )
}

export function ListingPage({ page }: { page: PageWith<'CategoryPage' | 'RoomPage'> }): ReactNode {
  const { texts } = useShop()
  const { heading, breadcrumbs, image, products, total } = page.model
  return (
    <>
      <Breadcrumbs crumbs={breadcrumbs} />
      <div className={style.head} data-part="listing-head">
        <h1>{heading}</h1>
        <p data-part="listing-count">{texts.plural('listing.count', total)}</p>
      </div>
      {image && (
        <div className={style.picture} data-part="listing-picture">
          <Image image={image} sizes="(width < 1344px) 100vw, 1280px" priority />
        </div>
      )}
      {products.length === 0 ? (
        <EmptyListing />
      ) : (
        <div className={style.grid} data-part="listing-grid">
          {products.map((product) => (
            <ProductCardView key={product.productKey} product={product} heading="h2" />
          ))}
        </div>
      )}
      <Paging url={breadcrumbs.at(-1)?.url ?? ''} model={page.model} />
    </>
  )
}
