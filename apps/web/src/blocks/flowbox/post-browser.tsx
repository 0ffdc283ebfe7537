import { useState, type ReactNode } from 'react'
import type { FlowboxPost } from '@firkant/domain/content/media-parts.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { mediaTexts } from '../media.texts.ts'
import style from './post-browser.module.css'

interface PostBrowserProps {
  readonly posts: readonly FlowboxPost[]
  readonly first: number
}

interface StepProps {
  readonly index: number
  readonly count: number
  readonly go: (index: number) => void
}

/** Wraps around. */
function Steps({ index, count, go }: StepProps): ReactNode {
  const { texts } = useShop()
  return (
    <div className={style.steps}>
      <button
        type="button"
        className={style.step}
        aria-label={texts.text('carousel.previous')}
        data-part="flowbox-step"
        data-direction="previous"
        onClick={() => go((index + count - 1) % count)}
      >
        <Icon name="left" />
      </button>
      <span>{texts.text('carousel.slide', { number: index + 1, count })}</span>
      <button
        type="button"
        className={style.step}
        aria-label={texts.text('carousel.next')}
        data-part="flowbox-step"
        data-direction="next"
        onClick={() => go((index + 1) % count)}
      >
        <Icon name="right" />
      </button>
    </div>
  )
}

/** One post: picture, author, text and products, with previous and next. */
export function PostBrowser({ posts, first }: PostBrowserProps): ReactNode {
  const { text } = useTexts(mediaTexts)
  const [index, setIndex] = useState(first)
  const post = posts[index]
  if (!post) return null
  return (
    <div className={style.post}>
      <div className={style.picture}>
        <Image key={post.image.url} image={post.image} sizes="(width <= 768px) 100vw, 560px" ratio="1:1" />
      </div>
      <div className={style.words}>
        <div aria-live="polite">
          <p className={style.author}>{post.author}</p>
          <p data-part="flowbox-story">{post.text}</p>
        </div>
        {post.products.length > 0 && (
          <section aria-label={text('media.seenHere')}>
            <p className={style.seen} aria-hidden="true">
              {text('media.seenHere')}
            </p>
            <div className={style.products}>
              {post.products.map((product) => (
                <ProductCardView key={product.productKey} product={product} heading="h3" size="small" />
              ))}
            </div>
          </section>
        )}
        {posts.length > 1 && <Steps index={index} count={posts.length} go={setIndex} />}
      </div>
    </div>
  )
}
