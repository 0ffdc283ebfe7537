import type { ReactNode } from 'react'
import { rolesWith, type StudioPermission } from '@firkant/domain/studio/studio-permissions.ts'
import { useMay, useStudio } from '../platform/studio-context.tsx'
import { ROLE_NAMES } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'

export function useRoleNames() {
  const { text, list } = useTexts()
  return (permission: StudioPermission) => list(rolesWith(permission).map((role) => text(ROLE_NAMES[role])))
}

interface OpenToProps {
  readonly permission: StudioPermission
  /** Of the place. */
  readonly name: string
  readonly children: ReactNode
}

/** What the role may not see says who may. */
export function OpenTo({ permission, name, children }: OpenToProps): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const roleNames = useRoleNames()
  if (useMay(permission)) return children
  return (
    <>
      <h1>{name}</h1>
      <p className="notice">
        {text('closedToRole', { role: text(ROLE_NAMES[me.role]), roles: roleNames(permission) })}
      </p>
    </>
  )
}
