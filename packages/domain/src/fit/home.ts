import type { Lift, Obstacle, Opening, Side } from './fit.ts'
import type { Corner, Landing } from './rectangles.ts'

/** The doors of a way in, from the street to where it shall stand. */
export const HOME_DOORS = ['front', 'flat', 'room'] as const
export type HomeDoor = (typeof HOME_DOORS)[number]

/** A visitor's way in, as far as they said it. */
export interface Home {
  readonly doors: Readonly<Partial<Record<HomeDoor, Opening | undefined>>>
  readonly corner?: Corner | undefined
  readonly stairs?: { readonly widthCm: number; readonly landing?: Landing | undefined } | undefined
  readonly lift?: Lift | undefined
  readonly ceilingCm?: number | undefined
}

/** Where on the way. */
export type PlaceOnWay = HomeDoor | 'corner' | 'stairs' | 'lift'

export interface WayPoint {
  readonly at: PlaceOnWay
  readonly obstacle: Obstacle
  /** What was measured: only of that can too little be said. */
  readonly sides: readonly Side[]
}

/** No home has less above the floor, or above its stairs: taken where nobody measured it. */
const LOWEST_CEILING_CM = 200

interface Way {
  /** All of them. */
  readonly always: readonly WayPoint[]
  /** One of them: whoever has a lift need not take the stairs. */
  readonly either: readonly WayPoint[]
}

const doorPoint = (at: HomeDoor, { widthCm, heightCm }: Opening): WayPoint => ({
  at,
  obstacle: { kind: 'door', widthCm, heightCm },
  sides: ['width', 'height'],
})

export function wayOf({ doors, corner, stairs, lift, ceilingCm }: Home): Way {
  const always = HOME_DOORS.flatMap((at): WayPoint[] => {
    const door = doors[at]
    return door ? [doorPoint(at, door)] : []
  })
  const turned = corner && {
    at: 'corner' as const,
    obstacle: { kind: 'corner' as const, ...corner, ceilingCm: ceilingCm ?? LOWEST_CEILING_CM },
    sides: ceilingCm === undefined ? (['width'] as const) : (['width', 'height'] as const),
  }
  const climbed = stairs && {
    at: 'stairs' as const,
    obstacle: { kind: 'stairs' as const, ...stairs, headroomCm: LOWEST_CEILING_CM },
    sides: ['width', 'depth'] as const,
  }
  const lifted = lift && {
    at: 'lift' as const,
    obstacle: { kind: 'lift' as const, ...lift },
    sides: ['width', 'depth', 'height'] as const,
  }
  return {
    always: [...always, ...(turned ? [turned] : [])],
    either: [...(lifted ? [lifted] : []), ...(climbed ? [climbed] : [])],
  }
}

/** Of all doors, in whole centimetres: undefined where one is lower than those by which lists are filtered. */
export function narrowestDoor({ doors, lift }: Home, usualHeightCm: number): number | undefined {
  const all = [...Object.values(doors), ...(lift ? [lift.door] : [])].filter((door) => door !== undefined)
  if (all.length === 0 || all.some(({ heightCm }) => heightCm < usualHeightCm)) return undefined
  return Math.floor(Math.min(...all.map(({ widthCm }) => widthCm)))
}
