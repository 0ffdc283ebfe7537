import type { ReactNode } from 'react'
import { LengthBar } from './measured-role.tsx'

const CORNERS = [
  ['Small', '--r-s'],
  ['Cards', '--r'],
  ['Large', '--r-l'],
  ['Controls', '--r-control'],
] as const

const SHADOWS = [
  ['A little above', '--shadow-1'],
  ['High above', '--shadow-2'],
] as const

const LENGTHS = [
  ['Side margin', '--gutter'],
  ['Left edge', '--edge'],
  ['Between sections', '--section'],
  ['Between cards', '--gap'],
  ['Height of the header', '--header'],
] as const

export function RoleCorners(): ReactNode {
  return (
    <ul data-part="kit-shapes">
      {CORNERS.map(([name, radius]) => (
        <li key={radius} style={{ borderRadius: `var(${radius})` }}>
          {name}
        </li>
      ))}
    </ul>
  )
}

export function RoleShadows(): ReactNode {
  return (
    <ul data-part="kit-shapes" data-raised>
      {SHADOWS.map(([name, shadow]) => (
        <li key={shadow} style={{ boxShadow: `var(${shadow})` }}>
          {name}
        </li>
      ))}
    </ul>
  )
}

export function RoleSpaces(): ReactNode {
  return (
    <ul data-part="kit-lengths">
      {LENGTHS.map(([name, length]) => (
        <LengthBar key={length} length={length}>
          {name}
        </LengthBar>
      ))}
      <li data-part="kit-motion">
        <b>Motion: point at it</b>
        <i aria-hidden style={{ transition: 'translate var(--ease)' }} />
      </li>
    </ul>
  )
}
