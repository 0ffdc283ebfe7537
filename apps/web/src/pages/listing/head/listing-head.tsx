import { useState, type ReactNode } from 'react'
import { storefront } from '#brand'
import type { ListingModel } from '@firkant/domain/page/models/page-models.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useWholeCard } from '../../../features/product-card/use-whole-card.ts'
import { Guard } from '../../../platform/guard.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { Breadcrumbs } from '../../../shell/breadcrumbs.tsx'
import listingArtStyle from './listing-art.module.css'
import style from './listing-head.module.css'
import pictures from './listing-picture.module.css'

const MAX_ART = 4

/** Some of the products as decoration, unchanged by filters. */
function ListingArt({ products }: Pick<ListingModel, 'products'>): ReactNode {
  const wholeCard = useWholeCard()
  const firstPictures = products.flatMap((card) => wholeCard(card).images[0] ?? [])
  const [art] = useState(firstPictures.slice(0, MAX_ART))
  if (art.length < MAX_ART) return null
  return (
    <div className={listingArtStyle.art}>
      {art.map((picture) => (
        <span key={picture.url} className={listingArtStyle.piece} data-part="listing-art-piece">
          <Image
            image={picture}
            sizes="(width <= 1175px) 25vw, 240px"
            ratio="1:1"
            className={listingArtStyle.pieceImage}
            decorative
          />
        </span>
      ))}
    </div>
  )
}

/** `wide`: full-width picture; `beside`: picture beside the text, with the products close below. */
export type ListingPicture = 'wide' | 'beside'

const PICTURE_SIZES: Readonly<Record<ListingPicture, string>> = {
  wide: '(width < 1344px) 100vw, 1280px',
  // Phones do not show it: the products come first.
  beside: '(width < 600px) 1px, (width <= 1175px) 100vw, 730px',
}

/** How the page's picture is shown, if at all. */
export function shownPicture({ image }: Pick<ListingModel, 'image'>, picture: ListingPicture) {
  return image && (picture === 'wide' || storefront.layout.categoryPicture) ? picture : undefined
}

/** As much as two lines of a phone hold. */
const SHORT_INTRO_LETTERS = 96

/** On a phone the products come soon: two lines, and the rest at a press. */
function ListingIntro({ text }: { text: string }): ReactNode {
  const { texts } = useShop()
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > SHORT_INTRO_LETTERS
  return (
    <div className={style.intro} data-cut={isLong && !isOpen ? '' : undefined}>
      <p className={style.words} data-part="listing-intro">
        {text}
      </p>
      {isLong && (
        <button type="button" className={style.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.text(isOpen ? 'blocks.readLess' : 'blocks.readMore')}
        </button>
      )}
    </div>
  )
}

interface ListingHeadProps {
  readonly model: ListingModel
  readonly picture: ListingPicture | undefined
}

export function ListingHead({ model, picture }: ListingHeadProps): ReactNode {
  const { heading, breadcrumbs, intro, subCategories } = model
  // Categories with children have short names.
  const isShort = subCategories?.length > 0 && !subCategories.some(({ isCurrent }) => isCurrent)
  return (
    <>
      <div className={style.crumbs} data-picture={picture}>
        <Breadcrumbs crumbs={breadcrumbs} />
      </div>
      <div className={style.head} data-picture={picture}>
        <h1 className={style.heading} data-short={isShort ? '' : undefined} data-introduced={intro ? '' : undefined}>
          {heading}
        </h1>
        {intro && <ListingIntro text={intro} />}
        {storefront.layout.listingArt && !picture && (
          <Guard>
            <ListingArt products={model.products} />
          </Guard>
        )}
        {model.image && picture && (
          <Guard>
            <div className={pictures.picture} data-part="listing-picture" data-picture={picture}>
              <Image image={model.image} sizes={PICTURE_SIZES[picture]} className={pictures.image} priority />
            </div>
          </Guard>
        )}
      </div>
    </>
  )
}
