import type { Page } from '@firkant/domain/page/page.ts'
import type { DrawnSources } from '@firkant/domain/page/render-contract.ts'
import { NOTIFICATIONS_META } from '@firkant/domain/personalisation/notifications.ts'
import { TAG_CONTAINER_META } from '@firkant/domain/tracking/tag-container.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { ShopBuild } from './build-files.ts'
import { fontPreload } from './font-preload.ts'

function element(tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<${tag}${written.join('')}>`
}

function pageMeta({ metaInfo }: Page): string {
  const elements = [
    ...metaInfo.elements,
    { tag: 'link', attributes: { rel: 'canonical', href: metaInfo.canonicalUrl } },
    { tag: 'meta', attributes: { property: 'og:url', content: metaInfo.openGraphUrl } },
  ]
  return elements.map(({ tag, attributes }) => element(tag, { ...attributes, 'data-page-meta': '' })).join('')
}

interface HeadOptions {
  readonly page: Page
  readonly nonce: string
  readonly build: ShopBuild
  readonly drawn: DrawnSources
  readonly isBlackFriday: boolean
  readonly tagContainer?: string | undefined
  readonly notificationsUrl?: string | undefined
}

/** Background of the Black Friday theme, for the browser's own bars. */
const BLACK_FRIDAY_COLOUR = '#0b0a0a'

export interface DocumentHead {
  readonly html: string
  /** The part of it that links the style sheets, and their text. */
  readonly links: string
  readonly css: string | undefined
}

export function documentHead(options: HeadOptions): DocumentHead {
  const { page, nonce, isBlackFriday, drawn } = options
  const { files, render } = options.build
  const { brandHead } = render
  const styles = files.styles(drawn.all())
  const links = styles.map((href) => element('link', { rel: 'stylesheet', href })).join('')
  const html = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the style sheets: scripts after them wait for them.
    `${element('script', { nonce })}${render.earlyScript}</script>`,
    fontPreload(brandHead.preloadFonts, nonce),
    `<title>${escapeHtml(page.metaInfo.title)}</title>`,
    links,
    pageMeta(page),
    element('link', { rel: 'icon', href: brandHead.icon, type: 'image/svg+xml' }),
    element('meta', { name: 'theme-color', content: isBlackFriday ? BLACK_FRIDAY_COLOUR : brandHead.themeColor }),
    options.tagContainer === undefined
      ? ''
      : element('meta', { name: TAG_CONTAINER_META, content: options.tagContainer }),
    options.notificationsUrl === undefined
      ? ''
      : element('meta', { name: NOTIFICATIONS_META, content: options.notificationsUrl }),
    files.extraHead?.(nonce) ?? '',
  ].join('')
  return { html, links, css: files.styleText?.(styles) }
}
