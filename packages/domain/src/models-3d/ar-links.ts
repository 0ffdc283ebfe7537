/** What a product page needs to show its product in three dimensions. Addresses change with their content. */
export interface ShownModel {
  /** All colours of the design, for the page's own viewer. */
  readonly design: string
  /** The colour within it; absent if it has one look. */
  readonly variant?: string
  /** This colour alone, with the shop's host: another app loads it. */
  readonly glb: string
  /** The same for iPhone and iPad. */
  readonly usdz: string
}

export const MODELS_PATH = '/models/'
export const QR_PATH = `${MODELS_PATH}qr.svg`
export const QR_PAGE = 'page'

/** A picture of the code that leads a phone to a page of the shop. */
export const qrAddress = (page: string): string => `${QR_PATH}?${QR_PAGE}=${encodeURIComponent(page)}`

/** Quick Look reads what stands behind `#`: no pinching to another size, and what is shared of it is the page. */
export const quickLookLink = (usdz: string, pageUrl: string): string =>
  `${usdz}#allowsContentScaling=0&canonicalWebPageURL=${encodeURIComponent(pageUrl)}`

interface SceneViewerOptions {
  readonly modelUrl: string
  /** Where a phone without the app lands, and where the app leads back to. */
  readonly pageUrl: string
  readonly title: string
}

const SCENE_VIEWER = 'intent://arvr.google.com/scene-viewer/1.0'
const INTENT = 'scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW'

/**
 * https://developers.google.com/ar/develop/scene-viewer: in the room, or in 3D where a phone can't; in real size only. In
 * an intent `;` parts its fields, so what stands in them is encoded.
 */
export function sceneViewerLink({ modelUrl, pageUrl, title }: SceneViewerOptions): string {
  const fields = { file: modelUrl, mode: 'ar_preferred', resizable: 'false', link: pageUrl, title }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const fallback = `S.browser_fallback_url=${encodeURIComponent(pageUrl)}`
  return `${SCENE_VIEWER}?${query.join('&')}#Intent;${INTENT};${fallback};end;`
}
