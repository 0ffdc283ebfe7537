import { useEffect, useState, type ReactNode } from 'react'
import { storefront } from '#brand'
import type { Variant } from '@firkant/domain/catalog/product-card.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { Gallery } from '@firkant/ui/gallery/gallery.tsx'
import { GalleryTool } from '@firkant/ui/gallery/gallery-tool.tsx'
import { WishlistToggle } from '../../features/lists/wishlist-toggle.tsx'
import { CardBadges } from '../../features/product-card/badges/card-badges-view.tsx'
import { useCardBadges } from '../../features/product-card/badges/use-card-badges.ts'
import { useShop } from '../../platform/shop-context.ts'
import { MeasureLines } from './measures/measure-lines.tsx'
import { setOwnHeight } from './details/own-height.ts'
import style from './product-page.module.css'
import { announcer } from '../../platform/announcer.ts'
import shareButtonStyle from './share-button.module.css'

const COPIED_SHOWN_MS = 3000

/** The system's share sheet where there is one; otherwise the address is copied and the button says so for a while. */
function ShareButton({ title }: { title: string }): ReactNode {
  const { texts, reportError } = useShop()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function share(): Promise<void> {
    const url = window.location.href
    try {
      if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      setCopied(true)
      announcer.announce(texts.text('product.shareCopied'))
    } catch (error) {
      // The visitor closed the share sheet: no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error, 'warn')
    }
  }

  return (
    <GalleryTool tool="share" icon="share" label={texts.text('product.share')} onClick={() => void share()}>
      {isCopied && <span className={shareButtonStyle.copied}>{texts.text('product.shareCopied')}</span>}
    </GalleryTool>
  )
}

const SIZES = `(width < 700px) 100vw, ${storefront.layout.galleryWidth}`
const SHAPES: Readonly<Record<string, 'broad' | 'hanging'>> = {
  bed: 'broad',
  'coffee-table': 'broad',
  rug: 'broad',
  sideboard: 'broad',
  sofa: 'broad',
  tv: 'broad',
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
      ref={setOwnHeight}
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
              <WishlistToggle
                productKey={model.product.productKey}
                sku={model.currentSku}
                packageKey={model.package?.packageKey}
                name={displayName}
              />
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
