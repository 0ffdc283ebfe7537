import type { CSSProperties, ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { HeroSeen } from './hero-seen.tsx'
import { HeroWords } from './hero-words.tsx'
import style from './hero-block.module.css'
import '#brand/art-blocks.css'

/** A wide picture in a tall box is shown wider than the screen; more than this is seen by nobody. */
const HERO_SIZES = '(width <= 768px) 200vw, (width <= 1175px) 140vw, 100vw'
/** An editor's own picture for phones is about as tall as its box. */
const MOBILE_HERO_SIZES = '120vw'

export function HeroBlock(props: BlockProps['Hero']): ReactNode {
  const { focus, image, mobileImage, seen } = props
  const position = focus && ({ '--focus-x': `${focus.x}%`, '--focus-y': `${focus.y}%` } as CSSProperties)
  return (
    <section
      className={style.hero}
      data-seen={seen.length || undefined}
      data-side={props.textSide}
      data-tone={props.tone}
      style={position}
    >
      {image && (
        <div className={style.picture} data-part="hero-picture">
          <Image
            image={image}
            mobile={mobileImage && { image: mobileImage, sizes: MOBILE_HERO_SIZES }}
            sizes={HERO_SIZES}
            className={style.image}
            priority
          />
        </div>
      )}
      <HeroWords {...props} />
      {seen.length > 0 && <HeroSeen products={seen} />}
    </section>
  )
}
