import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { Variant } from '@firkant/domain/catalog/product-card.ts'
import type { ProductModel } from '@firkant/domain/page/product-model.ts'
import { Gallery } from '@firkant/ui/gallery/gallery.tsx'
import { WishlistToggle } from '../../features/lists/wishlist-toggle.tsx'
import { CardBadges } from '../../features/product-card/card-badges.tsx'
import { useCardBadges } from '../../features/product-card/use-card-badges.ts'
import { useShop } from '../../platform/shop-context.ts'
import { MeasureLines } from './measure-lines.tsx'
import { tellOwnHeight } from './own-height.ts'
import style from './product-page.module.css'
import { ShareButton } from './share-button.tsx'

const SIZES = `(width <= 768px) 100vw, ${storefront.layout.galleryWidth}`
const SHAPES: Readonly<Record<string, 'broad' | 'hanging'>> = {
  bed: 'broad',
  'coffee-table': 'broad',
  sofa: 'broad',
  pendant: 'hanging',
}

interface ProductGalleryProps {
  readonly model: ProductModel
  readonly variant: Variant | undefined
}

export function ProductGallery({ model, variant }: ProductGalleryProps): ReactNode {
  const { texts } = useShop()
  const { images, displayName, labels, family } = model.product
  const { badges } = useCardBadges({ labels, variant }, 'normal')
  return (
    <Gallery
      images={images}
      ref={tellOwnHeight}
      sizes={SIZES}
      shape={SHAPES[family]}
      labels={{
        pictures: texts.text('product.pictures'),
        zoom: texts.text('product.zoom'),
        fullScreen: texts.text('product.fullScreen'),
        all: (count) => texts.text('product.allPictures', { count }),
        close: texts.text('shell.close'),
        previous: texts.text('product.previousPicture'),
        next: texts.text('product.nextPicture'),
        position: (number) => texts.text('product.picturePosition', { number, total: images.length }),
      }}
      badges={<CardBadges badges={badges} />}
      tools={
        <>
          {storefront.layout.variants['product-heart'] !== 'button' && (
            <div className={style.pictureHeart} data-part="picture-heart">
              <WishlistToggle sku={model.currentSku} packageKey={model.package?.packageKey} name={displayName} />
            </div>
          )}
          <ShareButton title={displayName} />
        </>
      }
      onFirst={
        storefront.layout.variants['product-measures'] === 'picture' && (
          <MeasureLines measurements={model.measurements} family={family} />
        )
      }
    />
  )
}
