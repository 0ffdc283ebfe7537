import { useState, type ReactNode } from 'react'
import { imageUrl } from '@firkant/domain/image/image-url.ts'
import { qrAddress, quickLookLink, sceneViewerLink, type ShownModel } from '@firkant/domain/models-3d/ar-links.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { useLoadable } from '../../../platform/lazy-code/loadable.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { modelMemory } from './model-memory.ts'
import { modelViewCode } from './model-view-code.ts'
import { roomTexts } from './room.texts.ts'
import style from './product-room.module.css'

export interface ProductRoomProps {
  readonly model: ProductModel
  /** The page's address. */
  readonly url: string
}

const THUMB_PX = 96

interface RoomLinksProps extends ProductRoomProps {
  readonly shown: ShownModel
}

/** Plain links: the style sheet shows the one that the device can use. Quick Look wants a picture as its only content. */
function RoomLinks({ model, shown, url }: RoomLinksProps): ReactNode {
  const { text } = useTexts(roomTexts)
  const image = model.product.images[0]
  const pageUrl = new URL(url, shown.glb).href
  const title = `${model.product.displayName}, ${model.colourName}`
  return (
    <>
      {image && (
        <span className={style.quickLook}>
          <a rel="ar" href={quickLookLink(shown.usdz, pageUrl)} className={style.quickLookLink}>
            <img
              src={imageUrl(image.url, { width: THUMB_PX, ratio: '1:1' })}
              alt={text('room')}
              width="44"
              height="44"
              loading="lazy"
            />
          </a>
          <span aria-hidden="true">{text('room')}</span>
        </span>
      )}
      <a href={sceneViewerLink({ modelUrl: shown.glb, pageUrl, title })} className={style.sceneViewer}>
        {text('room')}
      </a>
      <details className={style.phone}>
        <summary className={style.phoneTitle}>{text('room')}</summary>
        <div className={style.phoneBody}>
          <img src={qrAddress(url)} alt={text('code')} width="160" height="160" loading="lazy" className={style.code} />
          <p>{text('scan')}</p>
        </div>
      </details>
    </>
  )
}

function OpenModel({ shown, name, onClose }: { shown: ShownModel; name: string; onClose: () => void }): ReactNode {
  const ModelView = useLoadable(modelViewCode)
  return <ModelView shown={shown} name={name} onClose={onClose} />
}

/** 3D on a press, and the room by a link. */
export function ProductRoom({ model, url }: ProductRoomProps): ReactNode {
  const shop = useShop()
  const { text } = useTexts(roomTexts)
  const shown = model.shape
  const [, redraw] = useState(0)
  if (!shown) return null
  const memory = modelMemory(shop)
  const isOpen = memory.design === shown.design
  const open = (design: string | undefined) => {
    Object.assign(memory, { design, view: undefined, isTouched: false, isJustOpened: true })
    redraw((count) => count + 1)
  }
  return (
    <div className={style.room}>
      <div className={style.ways}>
        <button
          type="button"
          className={style.open}
          aria-expanded={isOpen}
          onClick={() => open(isOpen ? undefined : shown.design)}
        >
          <Icon name="cube" />
          {text(isOpen ? 'close' : 'open')}
        </button>
        <RoomLinks model={model} shown={shown} url={url} />
      </div>
      {isOpen && (
        <Guard>
          <OpenModel shown={shown} name={model.product.displayName} onClose={() => open(undefined)} />
        </Guard>
      )}
    </div>
  )
}
