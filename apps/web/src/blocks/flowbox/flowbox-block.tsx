import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { Carousel } from '@firkant/ui/carousel/carousel.tsx'
import { useModals } from '@firkant/ui/modal/modal-provider.tsx'
import type { FlowboxPost } from '@firkant/domain/content/media-parts.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useCarouselTexts } from '../../features/product-card/use-carousel-texts.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { plainHeading } from '../emphasised-heading.tsx'
import { SectionHead } from '../section-head.tsx'
import { mediaTexts } from '../media.texts.ts'
import themed from '../themed.module.css'
import style from './flowbox-block.module.css'
import flowboxTileStyle from './flowbox-tile.module.css'
import type { PostBrowser } from './post-browser.tsx'
import '#brand/art-content.css'

/** The viewer's chunk loads on hover or focus. */
const loadPostBrowser = (): Promise<typeof PostBrowser> =>
  import('./post-browser.tsx').then((module) => module.PostBrowser)

/** Two per row on a phone, three on a tablet, four on a desktop. */
const TILE_SIZES = '(width <= 768px) 46vw, (width <= 1175px) 31vw, 320px'

/** Without scripts: story and products below the picture. */
function PlainPost({ post }: { post: FlowboxPost }): ReactNode {
  return (
    <noscript>
      <p className={flowboxTileStyle.story} data-part="flowbox-story">
        {post.text}
      </p>
      <ul className={flowboxTileStyle.story}>
        {post.products.map(({ productKey, url, displayName }) => (
          <li key={productKey}>
            <a href={url} className={flowboxTileStyle.product}>
              {displayName}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}

function FlowboxTile({ post, onOpen }: { post: FlowboxPost; onOpen: () => void }): ReactNode {
  const { text } = useTexts(mediaTexts)
  // A failure shows on the click that follows.
  const prefetch = () => void loadPostBrowser().catch(() => undefined)
  return (
    <figure className={flowboxTileStyle.tile}>
      <button
        type="button"
        className={flowboxTileStyle.open}
        aria-haspopup="dialog"
        onClick={onOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Image image={post.image} className={flowboxTileStyle.image} sizes={TILE_SIZES} ratio="1:1" />
        <span className="sr-only">{text('media.openPost', { author: post.author })}</span>
      </button>
      <figcaption className={flowboxTileStyle.author}>{post.author}</figcaption>
      <PlainPost post={post} />
    </figure>
  )
}

/** Customers' pictures in a row or a grid; each opens with its story and products. */
export function FlowboxBlock({ heading, text, link, layout, posts, theme }: BlockProps['Flowbox']): ReactNode {
  const { reportError } = useShop()
  const { text: mediaText } = useTexts(mediaTexts)
  const carouselTexts = useCarouselTexts()
  const modals = useModals()
  if (posts.length === 0) return null
  const label = plainHeading(heading) || mediaText('media.gallery')
  const open = async (index: number) => {
    const PostBrowser = await loadPostBrowser()
    modals.open({ label, name: 'flowbox', content: <PostBrowser posts={posts} first={index} /> })
  }
  const tiles = posts.map((post, index) => (
    <FlowboxTile key={post.image.url} post={post} onOpen={() => void open(index).catch(reportError)} />
  ))
  return (
    <section className={themed.themed} data-theme={theme} data-layout={layout}>
      <SectionHead heading={heading} text={text} link={link} />
      {layout === 'carousel' ? (
        <Carousel label={label} texts={carouselTexts}>
          {tiles}
        </Carousel>
      ) : (
        <div className={style.grid}>{tiles}</div>
      )}
    </section>
  )
}
