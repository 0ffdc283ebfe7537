import type { ReactNode } from 'react'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { Loading, Skeleton, SkeletonText } from '@firkant/ui/skeleton/skeleton.tsx'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import { Guard } from '../../platform/guard.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useFrame } from '../../platform/use-frame.ts'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import { BrokenData, EmptyPanel, FailedPanel } from './panel-states.tsx'
import { wishlistPanelTexts } from './wishlist-panel.texts.ts'
import { useRetainedFocus } from './use-retained-focus.ts'
import style from './wishlist-panel.module.css'

/** Two columns in the panel: 440 px, or a phone's width. */
const PICTURE_SIZES = '(width < 480px) 46vw, 188px'

function WishlistSkeleton(): ReactNode {
  const { texts } = useShop()
  return (
    <Loading label={texts.text('wishlist.name')}>
      <div className={style.grid}>
        {['one', 'two'].map((key) => (
          <div key={key}>
            <Skeleton shape="picture" />
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    </Loading>
  )
}

function Content(): ReactNode {
  const { texts } = useShop()
  const { status, data } = useDynamicData('wishlist')
  const list = useRetainedFocus<HTMLDivElement>(data?.count ?? 0)
  if (!data && status === 'failed') return <FailedPanel type="wishlist" />
  if (!data && status === 'pending') return <WishlistSkeleton />
  const products = data?.products ?? []
  return (
    <div ref={list} tabIndex={-1} className={products.length > 0 ? style.content : `${style.content} ${style.empty}`}>
      {products.length > 0 ? (
        <ul className={style.grid} data-part="wishlist-grid" aria-label={texts.text('wishlist.name')}>
          {products.map((product) => (
            <li key={`${product.packageKey ?? ''}|${product.currentSku}`}>
              <ProductCardView product={product} heading="h3" sizes={PICTURE_SIZES} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyPanel icon="heart" title={texts.text('wishlistPanel.empty')}>
          {texts.text('wishlistPanel.emptyHint')}
        </EmptyPanel>
      )}
    </div>
  )
}

export function WishlistPanel({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(wishlistPanelTexts)
  const listsPage = useFrame().frame?.listsPage
  const count = useDynamicData('wishlist').data?.count ?? 0
  return (
    <Drawer
      panel="wishlist"
      open={isOpen}
      onClose={onClose}
      label={texts.text('wishlist.name')}
      closeLabel={texts.text('shell.close')}
      note={count > 0 ? texts.plural('panels.itemCount', count) : undefined}
      side="right"
      footer={
        listsPage !== undefined && (
          <a href={listsPage} className={style.allLists} data-part="button">
            {text('allLists')}
          </a>
        )
      }
    >
      <Guard fallback={<BrokenData type="wishlist" />}>
        <Content />
      </Guard>
    </Drawer>
  )
}
