import type { MediaError } from '@firkant/domain/studio/media/media-calls.ts'
import type { AltLanguage, PictureBar, PictureUseKind } from '@firkant/domain/studio/media/picture-rules.ts'
import type { TextKey } from '../texts/use-texts.tsx'

type Names<Key extends string> = Readonly<Record<Key, TextKey>>

export const MEDIA_ERROR_NAMES: Names<MediaError> = {
  empty: 'faultEmpty',
  tooLarge: 'faultTooLarge',
  notPicture: 'faultNotPicture',
  isDrawing: 'faultIsDrawing',
  tooManyPixels: 'faultTooManyPixels',
  tooSmall: 'faultTooSmall',
  broken: 'faultBroken',
  isThere: 'faultIsThere',
  storeAway: 'faultStoreAway',
  changed: 'mediaChanged',
  folderInvalid: 'folderInvalid',
  altTooLong: 'altTooLong',
  reasonMissing: 'reasonMissing',
  isUsed: 'errorIsUsed',
  comesWithFiles: 'errorComesWithFiles',
}

export const PICTURE_BAR_NAMES: Names<PictureBar> = {
  role: 'barRole',
  isUsed: 'barIsUsed',
  comesWithFiles: 'barComesWithFiles',
  isOnly: 'barIsOnly',
}

export const USE_NAMES: Names<PictureUseKind> = {
  page: 'usePage',
  frame: 'useFrame',
  feed: 'useFeed',
  product: 'useProduct',
  category: 'useCategory',
  room: 'useRoom',
  maker: 'useMaker',
}

export const ALT_LANGUAGE_NAMES: Names<AltLanguage> = { da: 'langDa', nb: 'langNb', sv: 'langSv' }
