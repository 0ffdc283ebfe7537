import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { contrastRatio } from '@firkant/domain/format/contrast.ts'

/** Whatever way the sheet writes it: `rgb()`, `color-mix()`, a name. */
function readHex(colour: string): string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return '#000000'
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`
}

interface MeasuredProps {
  readonly of: RefObject<HTMLElement | null>
  readonly read: (style: CSSStyleDeclaration, element: HTMLElement) => string
}

/** What only the browser knows: a brand's sheet says it, not its code. */
function Measured({ of, read }: MeasuredProps): ReactNode {
  const [text, setText] = useState('')
  useEffect(() => {
    const measure = () => of.current && setText(read(getComputedStyle(of.current), of.current))
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [of, read])
  return <span data-part="kit-measure">{text}</span>
}

const ratioText = (ink: string, ground: string) => `${contrastRatio(ink, ground).toFixed(1)} : 1`

const readContrast = ({ color, backgroundColor }: CSSStyleDeclaration) => {
  const [ink, ground] = [readHex(color), readHex(backgroundColor)]
  return `${ratioText(ink, ground)}\n${ink} on ${ground}`
}

/** Words in one role on the ground of another. */
export function InkOnGround({ ink, ground, children }: { ink: string; ground: string; children: ReactNode }) {
  const swatch = useRef<HTMLLIElement>(null)
  return (
    <li ref={swatch} style={{ background: `var(${ground})`, color: `var(${ink})` }}>
      <b>{children}</b> <Measured of={swatch} read={readContrast} />
    </li>
  )
}

const readEdge = ({ borderTopColor, backgroundColor }: CSSStyleDeclaration) => {
  const [edge, ground] = [readHex(borderTopColor), readHex(backgroundColor)]
  return `${ratioText(edge, ground)}\n${edge}`
}

/** A line as it stands on the page. */
export function EdgeOnPage({ edge, children }: { edge: string; children: ReactNode }) {
  const swatch = useRef<HTMLLIElement>(null)
  return (
    <li ref={swatch} style={{ borderColor: `var(${edge})` }}>
      <b>{children}</b> <Measured of={swatch} read={readEdge} />
    </li>
  )
}

const readWidth = (_style: CSSStyleDeclaration, element: HTMLElement) =>
  `${Math.round(element.getBoundingClientRect().width)} px`

/** A length as a bar. */
export function LengthBar({ length, children }: { length: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  return (
    <li>
      <b>{children}</b> <Measured of={bar} read={readWidth} />
      <i ref={bar} aria-hidden style={{ width: `var(${length})` }} />
    </li>
  )
}
