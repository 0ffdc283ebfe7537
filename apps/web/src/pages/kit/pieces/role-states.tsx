import type { ReactNode } from 'react'
import { KitState } from '../kit-state.tsx'
import { RoleGrounds, RoleLines } from './role-grounds.tsx'
import { RoleCorners, RoleShadows, RoleSpaces } from './role-shapes.tsx'
import { RoleHeadings, RoleSizes, RoleTexts } from './role-texts.tsx'

/** Every role of `roles.css` in this brand; a test says which one is missing. */
export function RoleStates(): ReactNode {
  return (
    <>
      <KitState name="Grounds and their inks, with the contrast that each pair has" wide>
        <RoleGrounds />
      </KitState>
      <KitState name="Lines, with their contrast on the page" wide>
        <RoleLines />
      </KitState>
      <KitState name="Sizes of headings and text" wide>
        <RoleSizes />
      </KitState>
      <KitState name="Kinds of text">
        <RoleTexts />
      </KitState>
      <KitState name="How headings and text are set">
        <RoleHeadings />
      </KitState>
      <KitState name="Corners">
        <RoleCorners />
      </KitState>
      <KitState name="Shadows">
        <RoleShadows />
      </KitState>
      <KitState name="Spaces, widths and motion, as they are in this window" wide>
        <RoleSpaces />
      </KitState>
    </>
  )
}
