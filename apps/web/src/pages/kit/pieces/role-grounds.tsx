import type { ReactNode } from 'react'
import { EdgeOnPage, InkOnGround } from './measured-role.tsx'

/** As a designer calls it, ink, ground. */
const GROUNDS = [
  ['Ink on the page', '--ink', '--page'],
  ['Quiet ink', '--muted', '--page'],
  ['Ink on a surface', '--ink', '--surface'],
  ['Soft ground', '--ink', '--light-beige'],
  ['Warm ground', '--ink', '--beige'],
  ['Dark ground', '--on-brown', '--brown'],
  ['Accent', '--on-accent', '--accent'],
  ['Accent under the pointer', '--on-accent', '--accent-deep'],
  ['Second accent', '--accent-2', '--page'],
  ['Sale price', '--reduced', '--page'],
  ['What went wrong', '--on-negative', '--negative'],
] as const

const LINES = [
  ['Hairline', '--line'],
  ['Strong line', '--line-strong'],
  ['Edge of fields', '--line-control'],
  ['Ring of the focus', '--focus'],
] as const

export function RoleGrounds(): ReactNode {
  return (
    <ul data-part="kit-swatches">
      {GROUNDS.map(([name, ink, ground]) => (
        <InkOnGround key={name} ink={ink} ground={ground}>
          {name}
        </InkOnGround>
      ))}
      <li data-bare style={{ background: 'var(--shot)' }}>
        <span>Behind a product</span>
      </li>
      <li data-bare style={{ background: 'linear-gradient(var(--overlay), var(--overlay)), var(--page)' }}>
        <span>Behind a panel</span>
      </li>
    </ul>
  )
}

export function RoleLines(): ReactNode {
  return (
    <ul data-part="kit-lines">
      {LINES.map(([name, edge]) => (
        <EdgeOnPage key={name} edge={edge}>
          {name}
        </EdgeOnPage>
      ))}
    </ul>
  )
}
