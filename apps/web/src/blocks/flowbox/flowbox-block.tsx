import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { Carousel } from '@firkant/ui/carousel/carousel.tsx'
import { useModals } from '@firkant/ui/modal/modal-provider.tsx'
import { useCarouselWords } from '../../features/product-card/use-carousel-words.ts'
import { useShop } from '../../platform/shop-context.ts'
import { plainHeading } from '../emphasised-heading.tsx'
import { SectionHead } from '../section-head.tsx'
import { useMediaTexts } from '../use-media-texts.ts'
import themed from '../themed.module.css'
import style from './flowbox-block.module.css'
import { FlowboxTile } from './flowbox-tile.tsx'
import { loadPostBrowser } from './post-browser-code.ts'
import '#brand/art-content.css'

/** Pictures from people's homes: in a row or a grid, each opens with its story and its products. */
export function FlowboxBlock({ heading, text, link, layout, posts, theme }: BlockProps['Flowbox']): ReactNode {
  const { reportError } = useShop()
  const mediaText = useMediaTexts()
  const words = useCarouselWords()
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
    <section className={themed.themed} data-theme={theme} data-layout={layout} data-part="flowbox">
      <SectionHead heading={heading} text={text} link={link} />
      {layout === 'carousel' ? (
        <Carousel label={label} words={words}>
          {tiles}
        </Carousel>
      ) : (
        <div className={style.grid} data-part="flowbox-grid">
          {tiles}
        </div>
      )}
    </section>
  )
}
