import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { isAccepted } from '../../platform/process/accepted-secrets.ts'

export const PREVIEW_PARAM = 'preview'
/** Long enough for reviews; after that, a link that was passed on no longer works. */
export const PREVIEW_LIFE_MS = 7 * DAY_MS

export interface PreviewedPage {
  readonly brand: string
  readonly path: string
}

const TOKEN = /^(\d{10})\.[\w-]{43}$/

function sign(secret: string, { brand, path }: PreviewedPage, untilS: number): string {
  const mac = createHmac('sha256', secret).update(`preview\n${brand}\n${path}\n${untilS}`).digest('base64url')
  return `${untilS}.${mac}`
}

/**
 * Anyone with the link sees the page before it is published. It is valid for one brand and path, until the given time.
 */
export function previewToken(secret: string, page: PreviewedPage, until: Date): string {
  return sign(secret, page, Math.floor(until.getTime() / 1000))
}

export function isPreviewAllowed(
  secret: string,
  page: PreviewedPage,
  { token, now }: { readonly token: string | null; readonly now: Date },
): boolean {
  const untilS = Number(TOKEN.exec(token ?? '')?.[1] ?? 0)
  if (token === null || untilS * 1000 <= now.getTime()) return false
  return isAccepted(secret, (each) => timingSafeEqual(Buffer.from(token), Buffer.from(sign(each, page, untilS))))
}
