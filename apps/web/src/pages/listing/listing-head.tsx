import { useState, type ReactNode } from 'react'
import { storefront } from '#brand'
import type { ListingModel } from '@firkant/domain/page/page-models.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { Guard } from '../../platform/guard.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import style from './listing-head.module.css'

const MOST_ART = 4

/** Some of what is listed, as decoration. It stays while the list is narrowed. */
function ListingArt({ products }: Pick<ListingModel, 'products'>): ReactNode {
  const [art] = useState(() => products.flatMap(({ images }) => images[0] ?? []).slice(0, MOST_ART))
  if (art.length < MOST_ART) return null
  return (
    <div className={style.art} data-part="listing-art">
      {art.map((picture) => (
        <span key={picture.url}>
          <Image image={picture} sizes="(width <= 1175px) 25vw, 240px" ratio="1:1" decorative />
        </span>
      ))}
    </div>
  )
}

/** `wide`: the picture is the page's own; `beside`: it stands beside the words, and the products come soon. */
export type ListingPicture = 'wide' | 'beside'

const PICTURE_SIZES: Readonly<Record<ListingPicture, string>> = {
  wide: '(width < 1344px) 100vw, 1280px',
  beside: '(width <= 1175px) 100vw, 730px',
}

interface ListingHeadProps {
  readonly model: ListingModel
  readonly picture: ListingPicture
}

export function ListingHead({ model, picture }: ListingHeadProps): ReactNode {
  const { heading, breadcrumbs, intro } = model
  const image = picture === 'wide' || storefront.layout.categoryPicture ? model.image : undefined
  return (
    <>
      <Breadcrumbs crumbs={breadcrumbs} />
      <div className={style.head} data-part="listing-head" data-picture={image ? picture : undefined}>
        <h1>{heading}</h1>
        {intro && <p data-part="listing-intro">{intro}</p>}
        {storefront.layout.listingArt && !image && (
          <Guard>
            <ListingArt products={model.products} />
          </Guard>
        )}
        {image && (
          <Guard>
            <div className={style.picture} data-part="listing-picture">
              <Image image={image} sizes={PICTURE_SIZES[picture]} priority />
            </div>
          </Guard>
        )}
      </div>
    </>
  )
}
