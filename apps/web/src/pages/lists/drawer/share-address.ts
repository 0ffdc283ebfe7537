import { SHARE_PARAM } from '@firkant/domain/lists/list-forms.ts'

/** Where the shop has no page for shared lists, the shown page takes the key. */
export function shareAddress(shareUrl: string | undefined, listKey: string, here: string): string {
  if (shareUrl !== undefined) return shareUrl
  const url = new URL(here)
  url.searchParams.set(SHARE_PARAM, listKey)
  return url.href
}
