import { BREAKPOINTS } from '@firkant/domain/device/width-class.ts'
import { heightInRatio, type AspectRatio, type ImageFit } from '@firkant/domain/image/image-presets.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { imageSrcSet, imageUrl, ratioToCrop, type ImageLook } from '@firkant/domain/image/image-url.ts'
import { isWiderThan, PHONE_CROP_WIDTHS, type PhoneCrop } from '@firkant/domain/image/phone-crop.ts'
import { neededWidths } from '@firkant/domain/image/needed-widths.ts'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react'
import type { ImageSize } from '@firkant/domain/image/image-size.ts'
import { IMAGE_PLACEHOLDER } from './image-placeholder.ts'
import style from './image.module.css'
import { whenNear } from './near-viewport.ts'

interface ShownShape extends ImageSize {
  /** For CSS: exact, as width and height are rounded. */
  readonly css: string
}

/** Aspect ratio of the reserved space: the crop's, or the picture's own. */
export function shownShape({ width, height }: ImageSize, ratio: AspectRatio | undefined): ShownShape {
  if (ratio === undefined) return { width, height, css: `${width} / ${height}` }
  return { width, height: heightInRatio(width, ratio), css: ratio.replace(':', ' / ') }
}

const SQUARE = '1 / 1'

/** Lists have dozens of squares, so the sheet takes a picture for one. */
function unlessSquare({ css }: ShownShape): string | undefined {
  return css === SQUARE ? undefined : css
}

interface ImageProps {
  readonly image: ImageRef
  /** Other picture for phones: the browser loads one of the two. */
  readonly mobile?: MobileImage | undefined
  /** Where there is none. The browser crops on at the same place. */
  readonly cropped?: CroppedImage | undefined
  /** Displayed width, e.g. `(width > 768px) 50vw, 100vw`. */
  readonly sizes: string
  readonly ratio?: AspectRatio | undefined
  readonly fit?: ImageFit | undefined
  /** Only for the largest picture above the fold. */
  readonly priority?: boolean | undefined
  readonly maxHeight500?: boolean | undefined
  readonly className?: string | undefined
  /** Text beside it says the same: empty alternative text. */
  readonly decorative?: boolean | undefined
}

interface MobileImage {
  readonly image: ImageRef
  readonly sizes: string
  readonly ratio?: AspectRatio | undefined
}

/** A crop of the picture itself, for narrow phones. */
interface CroppedImage {
  readonly crop: PhoneCrop
  readonly sizes: string
}

interface ImageStyle extends CSSProperties {
  readonly '--image-ratio'?: string | undefined
  readonly '--image-color'?: string | undefined
  readonly '--image-focus'?: string | undefined
  readonly '--image-ratio-mobile'?: string | undefined
  readonly '--image-color-mobile'?: string | undefined
}

const ON_PHONES = `(width <= ${BREAKPOINTS.mobile}px)`
const ON_NARROW_PHONES = '(width <= 480px)'

/** A small picture is the same for all screens: nothing is left to choose. */
function addressesOf(image: ImageRef, sizes: string, look: ImageLook) {
  const widths = neededWidths(sizes)
  const [only] = widths
  if (only !== undefined && widths.length === 1) return { src: imageUrl(image.url, { width: only, ...look }) }
  const srcSet = imageSrcSet(image, { widths, ...look })
  return { sizes, srcSet, src: imageUrl(image.url, { width: 'medium', ...look }) }
}

export function Image(props: ImageProps): ReactNode {
  const { image, mobile, sizes, ratio, priority = false, maxHeight500, className } = props
  const fit = image.isWhole ? 'contain' : (props.fit ?? 'cover')
  const { element, state, onLoad, onError } = useLoadState(image.url)
  useEarlyLoad(element, { enabled: !priority && state !== 'failed' })

  const shape = shownShape(image, ratio)
  // Around a contained picture the colour would show as bars.
  const color = fit === 'cover' ? image.color : undefined
  const imageStyle: ImageStyle = {
    '--image-ratio': unlessSquare(shape),
    '--image-color': color,
    '--image-focus': image.focus && `${image.focus.x}% ${image.focus.y}%`,
    '--image-ratio-mobile': mobile && unlessSquare(shownShape(mobile.image, mobile.ratio)),
    '--image-color-mobile': mobile && color && mobile.image.color,
  }
  // A crop by the server is around the middle.
  const look = {
    ratio: image.isWhole ? undefined : ratioToCrop(image, ratio),
    fit,
    isCroppedByBrowser: image.focus !== undefined && fit === 'cover',
  }
  const source =
    state === 'failed' ? { src: IMAGE_PLACEHOLDER } : { ...addressesOf(image, sizes, look), onLoad, onError }

  const picture = (
    <img
      // A new element: the old one would scale the placeholder by its old srcset.
      key={state === 'failed' ? 'placeholder' : 'picture'}
      ref={element}
      alt={props.decorative ? '' : image.alt}
      width={shape.width}
      height={shape.height}
      className={className === undefined ? style.image : `${style.image} ${className}`}
      style={imageStyle}
      data-state={state === 'loading' ? undefined : state}
      data-fit={image.isWhole ? 'whole' : fit === 'contain' ? fit : undefined}
      data-max-height={maxHeight500 ? '' : undefined}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      // Before src: browsers start to load at src, in the wrong size.
      loading={priority ? 'eager' : 'lazy'}
      {...source}
    />
  )
  const phone = state === 'failed' ? undefined : phoneSourceOf(props, fit)
  if (!phone) return picture
  return (
    <picture className={mobile ? style.choice : style.crops}>
      <source {...phone} />
      {picture}
    </picture>
  )
}

interface PhoneSource {
  readonly media: string
  readonly srcSet: string
  readonly sizes: string
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** What phones load in place of the picture. */
function phoneSourceOf({ image, mobile, cropped }: ImageProps, fit: ImageFit): PhoneSource | undefined {
  if (mobile) {
    const { sizes, ratio } = mobile
    const srcSet = imageSrcSet(mobile.image, { widths: neededWidths(sizes, BREAKPOINTS.mobile), ratio, fit })
    const { width, height } = shownShape(mobile.image, ratio)
    return { media: ON_PHONES, srcSet, sizes, width, height }
  }
  if (!cropped || !isWiderThan(image, shownShape(image, cropped.crop.ratio))) return undefined
  const srcSet = imageSrcSet(image, { widths: PHONE_CROP_WIDTHS, ...cropped.crop })
  return { media: ON_NARROW_PHONES, srcSet, sizes: cropped.sizes }
}

/**
 * A failure renders something else; that a picture has come is only noted on its element, as pages have dozens of them
 * and most come before hydration.
 */
function useLoadState(url: string) {
  const element = useRef<HTMLImageElement>(null)
  const [failedUrl, setFailedUrl] = useState<string>()
  const state = failedUrl === url ? 'failed' : 'loading'

  useEffect(() => {
    const image = element.current
    // The placeholder keeps its state.
    if (!image || state === 'failed') return
    const isSettled = image.complete && image.currentSrc !== ''
    if (isSettled && image.naturalWidth === 0) setFailedUrl(url)
    else image.dataset.state = isSettled ? 'loaded' : 'loading'
  }, [url, state])

  return {
    element,
    state,
    onLoad: (event: SyntheticEvent<HTMLImageElement>) => {
      event.currentTarget.dataset.state = 'loaded'
    },
    onError: () => setFailedUrl(url),
  }
}

/** For pictures rendered in the browser; an inline script of the document handles its own before this code loads. */
function useEarlyLoad(element: { readonly current: HTMLImageElement | null }, { enabled }: { enabled: boolean }) {
  useEffect(() => {
    const image = element.current
    if (!enabled || !image) return
    return whenNear(image, () => {
      image.loading = 'eager'
    })
  }, [element, enabled])
}
