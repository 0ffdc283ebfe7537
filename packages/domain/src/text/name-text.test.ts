import { describe, expect, it } from 'vitest'
import { isNameText } from './name-text.ts'

const BAD = [
  'evil.example',
  'Vind nu: evil.dating',
  'Anna.Lund',
  'evil\u3002example',
  'evil\uff0eexample',
  'evil\uff61example',
]
const BIDI = ['\u202egro.live', 'An\u200ena', 'An\u200fna', 'An\u2066na\u2069', '\u061cAnna']

describe('a name', () => {
  it.each(['J. P. Hansen', 'St. Clair', 'Anne-Marie', 'O’Neill', 'Ole Jr.', 'Müller', 'Version 2.0', 'غرفة', ''])(
    'SEC-01 may be %j',
    (text) => expect(isNameText(text)).toBe(true),
  )

  it.each([...BAD, ...BIDI, 'evil\u2024example', 'evil\ufe52example', 'evil\ufe12example'])(
    'SEC-01 may not be %j',
    (text) => expect(isNameText(text)).toBe(false),
  )
})
