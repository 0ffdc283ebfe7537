import type { ReactNode } from 'react'
import type { PatternKey } from '@firkant/domain/content/patterns/page-patterns.ts'

/** What stands on it, from top to bottom, as on a sheet of 96 × 72: pictures are filled, words are lines. */
const PICTURES: Readonly<Record<PatternKey | 'another', string>> = {
  story: 'M6 6h84v24H6zM6 46h36v20H6z',
  questions: '',
  steps: 'M6 24h10v10H6zM6 39h10v10H6zM6 54h10v10H6z',
  collection: 'M6 6h84v22H6zM6 34h18v14H6zM28 34h18v14H28zM50 34h18v14H50zM72 34h18v14H72z',
  campaign:
    'M6 6h84v22H6zM6 34h18v14H6zM28 34h18v14H28zM50 34h18v14H50zM72 34h18v14H72zM6 52h18v14H6zM28 52h18v14H28zM50 52h18v14H50zM72 52h18v14H72z',
  another: 'M14 6h52v46H14z',
}
const WORDS: Readonly<Record<PatternKey | 'another', string>> = {
  story: 'M24 37h48M50 50h36M50 56h36M50 62h22',
  questions: 'M30 10h36M22 17h52M10 30h60M82 27l3 3 3-3M10 42h60M82 39l3 3 3-3M10 54h60M82 51l3 3 3-3',
  steps: 'M30 9h36M22 16h52M22 27h52M22 32h36M22 42h52M22 47h36M22 57h52M22 62h36',
  collection: 'M20 55h56M20 61h40',
  campaign: '',
  another: 'M72 20h12v46H32v-8',
}

export function PatternDrawing({ of }: { readonly of: PatternKey | 'another' }): ReactNode {
  return (
    <svg className="pattern-drawing" viewBox="0 0 96 72" aria-hidden="true">
      <path className="pattern-pictures" d={PICTURES[of]} />
      <path className="pattern-words" d={WORDS[of]} />
    </svg>
  )
}
