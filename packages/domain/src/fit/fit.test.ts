import { describe, expect, it } from 'vitest'
import { carriedPieces, carriedProblems, carriedRecord, variantPieces, type CarriedPiece } from './carried-piece.ts'
import { doorWidthFor, fitThrough, tightestOf, type Obstacle } from './fit.ts'
import { countedRandom, fitsByTrying, randomTrial, tighter } from './turning-check.ts'

const door = (widthCm: number, heightCm = 200): Obstacle => ({ kind: 'door', widthCm, heightCm })
const sofa: CarriedPiece = { widthCm: 232, depthCm: 96, heightCm: 97, legsOffCm: 83 }

describe('FIT-01 a piece and a door', () => {
  it('goes through as it stands, with what is to spare', () => {
    const chair = { widthCm: 60, depthCm: 62, heightCm: 80 }
    expect(fitThrough(chair, door(78))).toEqual({ fits: true, by: 'straight', isLegsOff: false, spareCm: 18 })
    expect(fitThrough(chair, door(60))).toEqual({ fits: true, by: 'straight', isLegsOff: false, spareCm: 0 })
  })

  it('goes through with its legs off, or so much is missing', () => {
    expect(fitThrough(sofa, door(96))).toMatchObject({ fits: true, isLegsOff: false, by: 'straight' })
    expect(fitThrough(sofa, door(86))).toEqual({ fits: true, by: 'onBack', isLegsOff: true, spareCm: 3 })
    expect(fitThrough(sofa, door(78))).toEqual({ fits: false, missingCm: 5 })
    expect(doorWidthFor([sofa])).toBe(83)
  })

  it('goes through on end, or tilted by the diagonal of its profile', () => {
    const bed = { widthCm: 90, depthCm: 190, heightCm: 40 }
    expect(fitThrough(bed, door(50))).toMatchObject({ fits: true })
    const low = { widthCm: 195, depthCm: 95, heightCm: 90 }
    expect(fitThrough(low, door(72))).toEqual({ fits: false, missingCm: 18 })
    expect(fitThrough({ ...low, diagonalDepthCm: 68 }, door(72))).toEqual({
      fits: true,
      by: 'tilted',
      isLegsOff: false,
      spareCm: 4,
    })
  })

  it('never goes where its shortest sides are longer than the opening is high and wide', () => {
    expect(fitThrough({ widthCm: 300, depthCm: 250, heightCm: 240 }, door(90, 200))).toMatchObject({ fits: false })
  })
})

describe('FIT-01 what stands in the way of it', () => {
  it('a corner: pushed sideways, turned, on end below the ceiling', () => {
    const corner = (fromCm: number, toCm = fromCm, ceilingCm = 240): Obstacle => ({
      kind: 'corner',
      fromCm,
      toCm,
      ceilingCm,
    })
    expect(fitThrough({ widthCm: 180, depthCm: 40, heightCm: 75 }, corner(100))).toMatchObject({ fits: true })
    expect(fitThrough({ widthCm: 260, depthCm: 96, heightCm: 97 }, corner(100))).toMatchObject({ fits: false })
    expect(fitThrough({ widthCm: 220, depthCm: 96, heightCm: 97 }, corner(100))).toMatchObject({ by: 'onEnd' })
    expect(fitThrough({ widthCm: 220, depthCm: 96, heightCm: 97 }, corner(100, 100, 215))).toMatchObject({
      fits: false,
    })
  })

  it('stairs, a lift and the room', () => {
    const stairs = (turn?: 'quarter' | 'half', depthCm = 100): Obstacle => ({
      kind: 'stairs',
      widthCm: 100,
      headroomCm: 210,
      ...(turn && { landing: { turn, depthCm } }),
    })
    expect(fitThrough(sofa, stairs())).toMatchObject({ fits: true })
    expect(fitThrough(sofa, stairs('quarter'))).toMatchObject({ fits: false })
    expect(fitThrough(sofa, stairs('half', 231))).toMatchObject({ fits: false })
    // Pushed onto the landing, then sideways to the other flight.
    expect(fitThrough(sofa, stairs('half', 232))).toMatchObject({ fits: true })
    expect(fitThrough({ widthCm: 190, depthCm: 30, heightCm: 60 }, stairs('quarter'))).toMatchObject({ fits: true })
    // Turned, it would be longer than the landing of both flights.
    expect(fitThrough({ widthCm: 199, depthCm: 24, heightCm: 161 }, stairs('half'))).toMatchObject({ fits: false })
    const lift: Obstacle = {
      kind: 'lift',
      door: { widthCm: 80, heightCm: 200 },
      widthCm: 100,
      depthCm: 120,
      heightCm: 215,
    }
    expect(fitThrough({ widthCm: 75, depthCm: 70, heightCm: 110 }, lift)).toMatchObject({ fits: true })
    expect(fitThrough(sofa, lift)).toMatchObject({ fits: false })
    const room: Obstacle = { kind: 'room', widthCm: 240, depthCm: 90, ceilingCm: 240 }
    expect(fitThrough({ widthCm: 80, depthCm: 232, heightCm: 97 }, room)).toEqual({
      fits: true,
      by: 'straight',
      isLegsOff: false,
      spareCm: 8,
    })
    expect(fitThrough(sofa, room)).toEqual({ fits: false, missingCm: undefined })
  })

  it('the tightest of all pieces and obstacles is said, and what does not fit before it', () => {
    const small = { widthCm: 60, depthCm: 50, heightCm: 40 }
    const way = [door(90), door(86)]
    expect(tightestOf([small, sofa], way)).toMatchObject({ piece: sofa, obstacle: way[1], fit: { spareCm: 3 } })
    expect(tightestOf([small, sofa], [door(90), door(70)])).toMatchObject({ piece: sofa, fit: { missingCm: 13 } })
    expect(tightestOf([], way)).toBeUndefined()
  })
})

describe('FIT-01 property: against turning by trial', () => {
  it('says "fits" of nothing that no angle lets through, and misses nothing that has a centimetre to spare', () => {
    const random = countedRandom(2026)
    const wrong: string[] = []
    let fitting = 0
    for (let at = 0; at < 1200; at += 1) {
      const { piece, obstacle } = randomTrial(random)
      const said = fitThrough(piece, obstacle).fits
      if (said) fitting += 1
      if (said && !fitsByTrying(piece, obstacle)) wrong.push(`wrongly fits: ${JSON.stringify({ piece, obstacle })}`)
      if (!said && fitsByTrying(piece, tighter(obstacle), 500))
        wrong.push(`missed: ${JSON.stringify({ piece, obstacle })}`)
    }
    expect(wrong).toEqual([])
    expect(fitting).toBeGreaterThan(200)
  })

  it('a smaller box fits wherever a larger one does, with at least as much to spare the same way', () => {
    const random = countedRandom(7)
    for (let at = 0; at < 1500; at += 1) {
      const { piece, obstacle } = randomTrial(random)
      const larger = fitThrough(piece, obstacle)
      if (!larger.fits) continue
      const smaller = {
        widthCm: piece.widthCm * random(),
        depthCm: piece.depthCm * random(),
        heightCm: piece.heightCm * random(),
      }
      expect(fitThrough(smaller, obstacle).fits, JSON.stringify({ piece, smaller, obstacle })).toBe(true)
    }
  })
})

describe('FIT-01 how a product comes in', () => {
  const size = { widthCm: 232, depthCm: 96, heightCm: 97 }
  const problemsOf = (carried: object) =>
    [...carriedProblems(size, carriedRecord.parse(carried))].map(({ path }) => path)

  it('in its parcels, or as it stands', () => {
    const parcels = [{ widthCm: 120, depthCm: 60, heightCm: 12, weightKg: 24 }]
    expect(carriedPieces(size, { parcels })).toEqual([{ widthCm: 120, depthCm: 60, heightCm: 12 }])
    expect(carriedPieces(size, { legsCm: 14 })).toEqual([{ ...size, legsOffCm: 83 }])
    expect(carriedPieces(size, {})).toEqual([size])
  })

  it('a variant of another size has neither the parcels nor the profile of its product', () => {
    const wide = { size: { ...size, widthCm: 260 }, isOwnSize: true }
    const parcels = [{ widthCm: 120, depthCm: 60, heightCm: 12, weightKg: 24 }]
    expect(variantPieces({ parcels }, wide)).toBeUndefined()
    expect(variantPieces({ legsCm: 10, diagonalDepthCm: 80 }, wide)).toEqual([{ ...wide.size, legsOffCm: 87 }])
    expect(variantPieces({ legsCm: 10, diagonalDepthCm: 80 }, { size, isOwnSize: false })).toEqual([
      { ...size, legsOffCm: 87, diagonalDepthCm: 80 },
    ])
    expect(variantPieces(undefined, wide)).toBeUndefined()
  })

  it('what cannot be true is refused by its path', () => {
    expect(problemsOf({ legsCm: 14, diagonalDepthCm: 90 })).toEqual([])
    expect(problemsOf({ legsCm: 97 })).toEqual(['carried.legsCm'])
    expect(problemsOf({ diagonalDepthCm: 97 })).toEqual(['carried.diagonalDepthCm'])
    expect(problemsOf({ parcels: [{ widthCm: 20, depthCm: 60, heightCm: 12, weightKg: 24 }], legsCm: 3 })).toEqual([
      'carried.parcels',
    ])
    expect(problemsOf({ parcels: [{ widthCm: 1200, depthCm: 60, heightCm: 12, weightKg: 24 }] })).toEqual([
      'carried.parcels',
    ])
    for (const bad of [{ legsCm: -1 }, { parcels: [] }, { parcels: [{ widthCm: 0 }] }, { legs: 3 }])
      expect(() => carriedRecord.parse(bad)).toThrow()
  })
})
