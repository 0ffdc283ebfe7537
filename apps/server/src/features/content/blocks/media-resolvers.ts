import { LRUCache } from 'lru-cache'
import {
  filmAddress,
  type FlowboxPost,
  type FocalPoint,
  type VideoSource,
} from '@firkant/domain/content/media-parts.ts'
import { spreadPoints } from '@firkant/domain/content/spread-points.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { link, picture, present, type BlockSources, type ContentOf, type Resolvers } from './block-sources.ts'

function filmSource(source: ContentOf<'Video'>['source']): VideoSource {
  if (source.kind !== 'hosted') return source
  const { film, captions, ...kind } = source
  return { ...kind, url: filmAddress(film), ...(captions && { captionsUrl: filmAddress(captions) }) }
}

/** Left out if its product is no longer sold. */
function focalPoint(point: ContentOf<'FocalPoints'>['points'][number], sources: BlockSources): FocalPoint | undefined {
  if (!('productKey' in point)) return { ...point, ...(point.link && { link: link(point.link, sources) }) }
  const { productKey, ...place } = point
  const product = sources.product(productKey)
  return product && { ...place, product }
}

const knownSpreads = new LRUCache<string, ReturnType<typeof spreadPoints>>({ max: 500 })

/** Finding room is work, and the same points come with every page that shows them. */
function spread(points: readonly FocalPoint[], { width, height }: ImageRef): ReturnType<typeof spreadPoints> {
  const places = points.map(({ x, y, mobile }) => mobile ?? { x, y })
  const name = JSON.stringify([width, height, places])
  const known = knownSpreads.get(name)
  if (known) return known
  const found = spreadPoints(places, { width, height })
  knownSpreads.set(name, found)
  return found
}

/** On phones no two targets lie upon each other. */
function withMobilePlaces(points: readonly FocalPoint[], image: ImageRef | undefined): readonly FocalPoint[] {
  if (!image) return points
  const places = spread(points, image)
  return points.map((point, index) => {
    const place = places[index]
    const isMoved = place && (place.x !== point.x || place.y !== point.y)
    return isMoved ? { ...point, mobile: { x: place.x, y: place.y } } : point
  })
}

function shownPost(post: ReturnType<BlockSources['feed']>[number], sources: BlockSources): FlowboxPost | undefined {
  const image = picture(post.image, sources)
  return (
    image && {
      image,
      author: post.author,
      text: post.text,
      products: post.productKeys.map(sources.product).filter(present),
    }
  )
}

/** Image and film blocks. */
export const MEDIA_RESOLVERS: Pick<Resolvers, 'Image' | 'Video' | 'FocalPoints' | 'Flowbox'> = {
  Image: ({ image, mobileImage, ...content }, sources) => ({
    ...content,
    ...(content.link && { link: link(content.link, sources) }),
    image: picture(image, sources),
    mobileImage: picture(mobileImage, sources),
  }),
  Video: ({ source, poster, ...content }, sources) => ({
    ...content,
    source: filmSource(source),
    poster: picture(poster, sources),
  }),
  FocalPoints: ({ image, mobileImage, points, ...content }, sources) => ({
    ...content,
    image: picture(image, sources),
    mobileImage: picture(mobileImage, sources),
    points: withMobilePlaces(
      points.map((point) => focalPoint(point, sources)).filter(present),
      picture(mobileImage ?? image, sources),
    ),
  }),
  Flowbox: ({ feed, limit, ...content }, sources) => ({
    ...content,
    ...(content.link && { link: link(content.link, sources) }),
    posts: sources
      .feed(feed)
      .map((post) => shownPost(post, sources))
      .filter(present)
      .slice(0, limit),
  }),
}
