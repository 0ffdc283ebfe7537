import { LAZY_MARGIN_PX } from '@firkant/domain/image/lazy-margin.ts'

const MARGIN = `${LAZY_MARGIN_PX}px`

/**
 * Each browser has a margin of its own for lazy pictures, and some have none inside a carousel: until the shop's code
 * has come, these few lines hold ours. Without scripts the browser's own margin counts.
 */
const SCRIPT = `{const o=new IntersectionObserver(s=>{for(const{target:t,isIntersecting:n}of s)n&&(o.unobserve(t),t.loading="eager")},{rootMargin:"${MARGIN}",scrollMargin:"0px ${MARGIN}"});for(const i of document.images)i.loading=="lazy"&&o.observe(i)}`

/** Stands after the markup that it looks through. */
export function earlyPictures(nonce: string): string {
  return `<script nonce="${nonce}">${SCRIPT}</script>`
}
