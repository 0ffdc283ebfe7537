import type { LibraryPicture, MediaAnswer } from '@firkant/domain/studio/media/media-calls.ts'
import type { TextKey } from '../../texts/use-texts.tsx'

export interface PictureDialogProps {
  readonly picture: LibraryPicture
  readonly close: () => void
  /** With what to say if it was done. */
  readonly onAnswer: (answer: MediaAnswer, done: TextKey) => void
}
