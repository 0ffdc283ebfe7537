import { describe, expect, it } from 'vitest'
import type { CarriedPiece } from './carried-piece.ts'
import { fitOnWay } from './fit-on-way.ts'
import { fitThrough } from './fit.ts'
import { HOME_FIELDS, readHome, writeHome, type HomeField } from './home-fields.ts'
import { narrowestDoor, wayOf, type Home } from './home.ts'
import { countedRandom, randomTrial } from './turning-check.ts'
import { fitAnswer } from './way-texts.ts'

const sofa: CarriedPiece = { widthCm: 232, depthCm: 96, heightCm: 97, legsOffCm: 83 }
const door = (widthCm: number, heightCm = 200) => ({ widthCm, heightCm })
const lift = { door: door(80), widthCm: 100, depthCm: 120, heightCm: 215 }

describe('FIT-01 the whole way in', () => {
  it('is as wide as where there is least room, and legs come off if they must anywhere', () => {
    const home: Home = { doors: { front: door(96), flat: door(86) } }
    expect(fitOnWay([sofa], home)).toEqual({
      fits: true,
      at: 'flat',
      piece: 0,
      spareCm: 3,
      by: 'onBack',
      isLegsOff: true,
    })
    const narrow = { doors: { ...home.doors, room: door(78) } }
    expect(fitOnWay([sofa], narrow)).toMatchObject({ fits: false, at: 'room', missing: { side: 'width', cm: 5 } })
    expect(fitOnWay([], home)).toBeUndefined()
    expect(fitOnWay([sofa], { doors: {}, ceilingCm: 240 })).toBeUndefined()
  })

  it('goes by lift or by stairs; without either the nearer of both says what is missing, by the side that was measured', () => {
    const doors = { front: door(96) }
    const stairs = { widthCm: 110 }
    expect(fitOnWay([sofa], { doors, lift, stairs })).toMatchObject({ fits: true })
    expect(fitOnWay([sofa], { doors, lift })).toMatchObject({ fits: false, at: 'lift' })
    const turning = { widthCm: 110, landing: { turn: 'half' as const, depthCm: 200 } }
    expect(fitOnWay([sofa], { doors, stairs: turning })).toMatchObject({
      fits: false,
      at: 'stairs',
      missing: { side: 'width', cm: 14 },
    })
    expect(fitOnWay([sofa], { doors, stairs: { ...turning, landing: { turn: 'half', depthCm: 225 } } })).toMatchObject({
      missing: { side: 'depth', cm: 7 },
    })
    const bed = { widthCm: 90, depthCm: 125, heightCm: 30 }
    expect(fitOnWay([bed], { doors, lift: { ...lift, depthCm: 110 } })).toMatchObject({ fits: true })
    expect(fitOnWay([{ ...bed, depthCm: 220 }], { doors, lift })).toMatchObject({
      at: 'lift',
      missing: { side: 'height', cm: 20 },
    })
  })

  it('a corner whose ceiling nobody measured is taken as low, and not blamed on it', () => {
    const corner = { fromCm: 100, toCm: 100 }
    const tall = { widthCm: 215, depthCm: 96, heightCm: 97 }
    expect(fitOnWay([tall], { doors: {}, corner, ceilingCm: 240 })).toMatchObject({ fits: true, by: 'onEnd' })
    expect(fitOnWay([tall], { doors: {}, corner })).toMatchObject({ fits: false, missing: { side: 'width' } })
    expect(fitOnWay([tall], { doors: {}, corner, ceilingCm: 210 })).toMatchObject({
      missing: { side: 'height', cm: 5 },
    })
  })

  it('property: it fits only where every obstacle lets every piece through, and then smaller ones fit too', () => {
    const random = countedRandom(41)
    const pick = <Value>(value: Value) => (random() < 0.7 ? value : undefined)
    let fitting = 0
    for (let at = 0; at < 600; at += 1) {
      const { piece } = randomTrial(random)
      const between = (low: number, high: number) => low + random() * (high - low)
      const home: Home = {
        doors: { front: pick(door(between(60, 140), between(190, 230))), room: door(between(60, 140)) },
        corner: pick({ fromCm: between(80, 250), toCm: between(80, 250) }),
        stairs: pick({
          widthCm: between(80, 150),
          landing: pick({ turn: random() < 0.5 ? ('half' as const) : ('quarter' as const), depthCm: between(80, 300) }),
        }),
        lift: pick({ ...lift, door: door(between(70, 120)), depthCm: between(100, 300) }),
        ceilingCm: pick(between(210, 280)),
      }
      const said = fitOnWay([piece], home)
      const { always, either } = wayOf(home)
      const lets = ({ obstacle }: (typeof always)[number]) => fitThrough(piece, obstacle).fits
      expect(said?.fits, JSON.stringify({ piece, home })).toBe(
        always.every(lets) && (either.length === 0 || either.some(lets)),
      )
      if (!said?.fits) continue
      fitting += 1
      const smaller = {
        widthCm: piece.widthCm * 0.9,
        depthCm: piece.depthCm * random(),
        heightCm: piece.heightCm * 0.8,
      }
      expect(fitOnWay([smaller], home)?.fits, JSON.stringify({ piece, smaller, home })).toBe(true)
    }
    expect(fitting).toBeGreaterThan(60)
  })
})

describe('FIT-02 in words', () => {
  const home: Home = { doors: { front: door(86), room: door(78.5) }, lift }

  it('says what is to spare, how it is held, or what is missing in centimetres', () => {
    const one = { pieces: [sofa], isPacked: false }
    const doors: Home = { doors: { front: door(86) } }
    expect(fitAnswer('da', one, doors)).toEqual({
      fits: true,
      head: 'Kommer ind hos dig uden ben, på ryggen',
      margin: '3 cm til overs ved hoveddøren på 86 cm',
    })
    expect(fitAnswer('nb', one, { doors: { room: door(78.5) } })).toEqual({
      fits: false,
      head: 'Kommer ikke inn hos deg',
      margin: '5 cm for bred til døren til rommet på 78,5 cm',
    })
    expect(fitAnswer('sv', one, { doors: { front: door(83) } })).toEqual({
      fits: true,
      head: 'Kommer in hos dig utan ben, på rygg',
      margin: 'precis vid ytterdörren på 83 cm',
    })
  })

  it('of parcels it names the one that stays out, and none is on its back', () => {
    const parcels = [
      { widthCm: 100, depthCm: 40, heightCm: 10 },
      { widthCm: 226, depthCm: 40, heightCm: 10 },
    ]
    expect(fitAnswer('da', { pieces: parcels, isPacked: true }, home)?.margin).toBe(
      'pakke 2 af 2 er 26 cm for høj til elevatoren',
    )
    expect(fitAnswer('da', { pieces: parcels.slice(0, 1), isPacked: true }, home)).toMatchObject({
      head: 'Kommer ind hos dig',
      margin: expect.stringMatching(/^\d+ cm til overs ved /),
    })
    const cube = { widthCm: 400, depthCm: 400, heightCm: 400 }
    expect(fitAnswer('da', { pieces: [cube], isPacked: false }, home)?.margin).toMatch(/^for stor til /)
  })
})

describe('FIT-02 what a visitor types of their way in', () => {
  const read = (fields: Readonly<Record<string, string>>) => readHome((name) => fields[name] ?? '')

  it('is read with comma, point and unit, rounded down to millimetres, and written back the same', () => {
    const typed = {
      frontWidth: ' 78,59 cm',
      frontHeight: '200',
      turn: 'half',
      stairsWidth: '90.5',
      landingDepth: '100',
    }
    const { home, problems } = read(typed)
    expect(problems).toEqual({})
    expect(home).toEqual({
      doors: { front: door(78.5) },
      stairs: { widthCm: 90.5, landing: { turn: 'half', depthCm: 100 } },
    })
    expect(home && read(writeHome(home)).home).toEqual(home)
  })

  it('every field has its limits, and each is one of a home that is written and read again', () => {
    const all = Object.fromEntries(Object.entries(HOME_FIELDS).map(([name, [, high]]) => [name, String(high)]))
    const full = read({ ...all, turn: 'quarter' })
    expect(full.problems).toEqual({})
    expect(full.home && writeHome(full.home)).toEqual({ ...all, turn: 'quarter' })
    for (const [name, [low, high]] of Object.entries(HOME_FIELDS))
      for (const wrong of [low - 1, high + 1])
        expect(read({ ...all, turn: 'quarter', [name]: String(wrong) })).toEqual({
          home: undefined,
          problems: { [name]: 'outside' },
        })
  })

  it.each([
    [{ frontWidth: '80' }, { frontHeight: 'missing' }],
    [
      { liftDepth: '110', liftWidth: 'x' },
      { liftDoorWidth: 'missing', liftDoorHeight: 'missing', liftWidth: 'notNumber', liftHeight: 'missing' },
    ],
    [{ turn: 'half', stairsWidth: '90' }, { landingDepth: 'missing' }],
    [{ stairsWidth: '90', landingDepth: '90' }, { landingDepth: 'turn' }],
    [{ ceiling: '-240' }, { ceiling: 'notNumber' }],
    [{ ceiling: '1e3' }, { ceiling: 'notNumber' }],
    [{ ceiling: '24000000000' }, { ceiling: 'notNumber' }],
    [{}, {}],
    [{ turn: 'spiral' }, {}],
  ] satisfies [Readonly<Record<string, string>>, Partial<Record<HomeField, string>>][])(
    '%o is no way in',
    (typed, problems) => {
      expect(read(typed)).toEqual({ home: undefined, problems })
    },
  )

  it('the narrowest door filters lists, unless one is lower than those by which they are filtered', () => {
    expect(narrowestDoor({ doors: { front: door(86.9), room: door(78.9) } }, 200)).toBe(78)
    expect(narrowestDoor({ doors: { front: door(86) }, lift }, 200)).toBe(80)
    expect(narrowestDoor({ doors: { front: door(86, 199) } }, 200)).toBeUndefined()
    expect(narrowestDoor({ doors: {}, ceilingCm: 240 }, 200)).toBeUndefined()
  })
})
