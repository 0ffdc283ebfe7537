import type { ReactNode } from 'react'
import style from './way-sketch.module.css'

/** What is measured, in a square of 96: `walls` stands, `lines` is measured. */
const SKETCHES = {
  door: {
    walls: 'M8 88h16M72 88h16M24 88V14h48v74M32 88V22h32v66M58 56v4',
    lines: 'M32 80h32M36 77l-4 3 4 3M60 77l4 3-4 3M44 24v52M41 28l3-4 3 4M41 72l3 4 3-4',
  },
  stairs: {
    walls: 'M8 88h14V74h14V60h14V46h14V32h24M88 32V12M8 88V62l56-56',
    lines: 'M66 26h20M70 23l-4 3 4 3M82 23l4 3-4 3',
  },
  lift: {
    walls: 'M16 10h64v76H60M16 10v76h20M36 86v-4M60 86v-4',
    lines: 'M24 44h48M28 41l-4 3 4 3M68 41l4 3-4 3M48 18v60M45 22l3-4 3 4M45 74l3 4 3-4M38 90h20',
  },
  corner: {
    walls: 'M12 88V12h76M46 88V46h42',
    lines: 'M14 72h30M18 69l-4 3 4 3M40 69l4 3-4 3M72 14v30M69 18l3-4 3 4M69 40l3 4 3-4',
  },
} as const

/** Decorative: the fields beside it have names. */
export function WaySketch({ of }: { of: keyof typeof SKETCHES }): ReactNode {
  const { walls, lines } = SKETCHES[of]
  return (
    <svg className={style.sketch} viewBox="0 0 96 96" aria-hidden="true">
      <path className={style.walls} d={walls} />
      <path className={style.lines} d={lines} />
    </svg>
  )
}
