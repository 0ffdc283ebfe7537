import type { CSSProperties, ReactNode } from 'react'
import { KitState } from '../kit-state.tsx'

/** Background and text colour. */
const GROUNDS = [
  ['--page', '--ink'],
  ['--surface', '--ink'],
  ['--surface', '--muted'],
  ['--light-beige', '--ink'],
  ['--beige', '--ink'],
  ['--brown', '--on-brown'],
  ['--accent', '--on-accent'],
  ['--accent-deep', '--on-accent'],
  ['--page', '--accent-2'],
  ['--page', '--reduced'],
] as const

const SIZES = ['--t-hero', '--t-h1', '--t-h2', '--t-h3', '--t-lead', '--t-body', '--t-small', '--t-tiny'] as const
const HEADING_SIZES: readonly string[] = SIZES.slice(0, 4)

const bare = (token: string) => token.slice(2)

export function TokenStates(): ReactNode {
  return (
    <>
      <KitState name="Grounds and what is written on them" wide>
        <ul data-part="kit-swatches">
          {GROUNDS.map(([ground, ink]) => (
            <li key={ground + ink} style={{ background: `var(${ground})`, color: `var(${ink})` }}>
              <b>{bare(ground)}</b> {bare(ink)}
            </li>
          ))}
        </ul>
      </KitState>
      <KitState name="Sizes of type" wide>
        <ul data-part="kit-type">
          {SIZES.map((size) => (
            <li
              key={size}
              data-heading={HEADING_SIZES.includes(size) || undefined}
              style={{ fontSize: `var(${size})` } as CSSProperties}
            >
              Rooms to live in <small>{bare(size)}</small>
            </li>
          ))}
        </ul>
      </KitState>
    </>
  )
}
