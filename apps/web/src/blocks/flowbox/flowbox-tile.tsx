import type { ReactNode } from 'react'
import type { FlowboxPost } from '@firkant/domain/content/media-parts.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useMediaTexts } from '../use-media-texts.ts'
import style from './flowbox-tile.module.css'
import { loadPostBrowser } from './post-browser-code.ts'

/** Two side by side on a phone, three on a tablet, four on a desktop: in the row and in the grid. */
const TILE_SIZES = '(width <= 768px) 46vw, (width <= 1175px) 31vw, 320px'

/** Without scripts nothing opens: then the story and its products stand below the picture. */
function PlainPost({ post }: { post: FlowboxPost }): ReactNode {
  return (
    <noscript>
      <p className={style.story} data-part="flowbox-story">
        {post.text}
      </p>
      <ul className={style.story}>
        {post.products.map(({ productKey, url, displayName }) => (
          <li key={productKey}>
            <a href={url} className={style.product}>
              {displayName}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}

export function FlowboxTile({ post, onOpen }: { post: FlowboxPost; onOpen: () => void }): ReactNode {
  const text = useMediaTexts()
  // What fails here fails again, and is told, when it is pressed.
  const prefetch = () => void loadPostBrowser().catch(() => undefined)
  return (
    <figure className={style.tile} data-part="flowbox-tile">
      <button
        type="button"
        className={style.open}
        data-part="flowbox-open"
        aria-haspopup="dialog"
        onClick={onOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Image image={post.image} className={style.image} sizes={TILE_SIZES} ratio="1:1" />
        <span className="sr-only">{text('media.openPost', { author: post.author })}</span>
      </button>
      <figcaption className={style.author} data-part="flowbox-author">
        {post.author}
      </figcaption>
      <PlainPost post={post} />
    </figure>
  )
}
