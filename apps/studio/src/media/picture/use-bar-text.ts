import type { PictureBar } from '@firkant/domain/studio/media/picture-rules.ts'
import type { StudioPermission } from '@firkant/domain/studio/studio-permissions.ts'
import { useRoleNames } from '../../parts/closed-to-role.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { PICTURE_BAR_NAMES } from '../media-names.ts'

/** Why a button can't be pressed, as a sentence. */
export function useBarText(): (bar: PictureBar | undefined, permission: StudioPermission) => string | undefined {
  const { text } = useTexts()
  const roleNames = useRoleNames()
  return (bar, permission) => bar && text(PICTURE_BAR_NAMES[bar], { roles: roleNames(permission) })
}
