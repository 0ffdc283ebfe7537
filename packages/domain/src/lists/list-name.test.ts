import { describe, expect, it } from 'vitest'
import { listNameLength, readListName } from './list-name.ts'

describe('LIST-05 a list’s name', () => {
  it.each([
    ['Stue', 'Stue'],
    ['  Stue \t og\nhall  ', 'Stue og hall'],
    ['x'.repeat(30), 'x'.repeat(30)],
    ['\u{1f6cb}'.repeat(30), '\u{1f6cb}'.repeat(30)],
    ['Sto\u0308l', 'Stöl'],
    ['a\u200bb\u00adc', 'abc'],
    ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['!', '!'],
    [' غرفة ', 'غرفة'],
  ])('%j is stored as %j', (given, stored) => {
    expect(readListName(given)).toBe(stored)
  })

  it.each([
    '',
    '  \n',
    '\u200b',
    '\u200f\u202e',
    '\u202eeutS\u202c',
    'evil.example',
    '\u200d',
    '\u00a0',
    'x'.repeat(31),
    '\u{1f6cb}'.repeat(31),
    '\u0000',
  ])('%j is none', (given) => expect(readListName(given)).toBeUndefined())

  it('is counted in characters, not in code units', () => {
    expect([listNameLength('Stue'), listNameLength('\u{1f6cb}\u{1f6cb}')]).toEqual([4, 2])
  })
})
