import { createHmac, timingSafeEqual } from 'node:crypto'

export const PREVIEW_PARAM = 'preview'

export interface PreviewedPage {
  readonly brand: string
  readonly path: string
}

/** Who has the link may see the page before it is published. The link is good for one brand and path. */
export function previewToken(secret: string, { brand, path }: PreviewedPage): string {
  return createHmac('sha256', secret).update(`preview\n${brand}\n${path}`).digest('base64url')
}

export function isPreviewAllowed(secret: string, page: PreviewedPage, token: string | null): boolean {
  if (token === null) return false
  const [given, right] = [Buffer.from(token), Buffer.from(previewToken(secret, page))]
  return given.length === right.length && timingSafeEqual(given, right)
}
