import type { ReactNode } from 'react'

const SIZES = [
  ['Hero', '--t-hero'],
  ['Page', '--t-h1'],
  ['Second level', '--t-h2'],
  ['Third level', '--t-h3'],
  ['Lead', '--t-lead'],
  ['Text', '--t-body'],
  ['Small', '--t-small'],
  ['Smallest', '--t-tiny'],
] as const
const HEADINGS = 4

/** What it says, as the shop would say it. */
const KINDS = [
  ['Title', '--type-title', 'Delivery and assembly'],
  ['Name', '--type-name', 'Nordlo armchair, green'],
  ['Action', '--type-action', 'See the whole series'],
  ['Label', '--type-label', 'Your e-mail'],
  ['Note', '--type-note', 'Delivered within five days'],
  ['Fine print', '--type-fine', 'Lowest price of 30 days: 4 999'],
  ['Count', '--type-count', '24 products'],
  ['Sum', '--type-sum', '4 299 kr.'],
  ['Badge', '--type-badge', 'New'],
] as const

export function RoleSizes(): ReactNode {
  return (
    <ul data-part="kit-type">
      {SIZES.map(([name, size], index) => (
        <li key={size}>
          <small>{name}</small>
          <span data-heading={index < HEADINGS || undefined} style={{ fontSize: `var(${size})` }}>
            Rooms to live in
          </span>
        </li>
      ))}
    </ul>
  )
}

export function RoleTexts(): ReactNode {
  return (
    <ul data-part="kit-kinds">
      {KINDS.map(([name, font, words]) => (
        <li key={font}>
          <small>{name}</small>
          <span style={{ font: `var(${font})` }}>{words}</span>
        </li>
      ))}
    </ul>
  )
}

/** Weight, leading, tracking and case of headings; leading and weights of text. */
export function RoleHeadings(): ReactNode {
  return (
    <div data-part="kit-setting">
      <p
        data-heading
        style={{
          fontWeight: 'var(--heading-weight)',
          lineHeight: 'var(--heading-leading)',
          letterSpacing: 'var(--heading-spacing)',
          textTransform: 'var(--heading-case)' as 'none',
        }}
      >
        A heading of two lines, as high and as wide as it is set
      </p>
      <p style={{ lineHeight: 'var(--text-leading)' }}>
        Running text with words that <span style={{ fontWeight: 'var(--weight-strong)' }}>stand out</span> and words
        that are <span style={{ fontWeight: 'var(--weight-medium)' }}>a little louder</span>. It goes on for some lines,
        so that their distance is seen.
      </p>
    </div>
  )
}
