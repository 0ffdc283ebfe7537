import type { StudioPermission } from '@firkant/domain/studio/studio-permissions.ts'
import type { TextKey } from '../texts/use-texts.tsx'

export interface Place {
  readonly path: string
  readonly name: TextKey
  readonly icon: string
  /** Absent: open to every role with a studio. */
  readonly permission?: StudioPermission
}

/** Paths of 24 × 24, drawn with a line. */
export const PLACES: readonly Place[] = [
  { path: '/studio', name: 'today', icon: 'M4 11 12 4l8 7M6 10v9h12v-9', permission: 'seeFigures' },
  {
    path: '/studio/orders',
    name: 'orders',
    icon: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
    permission: 'seeOrders',
  },
  { path: '/studio/pages', name: 'pages', icon: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6', permission: 'editContent' },
  {
    path: '/studio/sets',
    name: 'sets',
    icon: 'M4 7l8-4 8 4-8 4zM4 12l8 4 8-4M4 17l8 4 8-4',
    permission: 'editContent',
  },
  { path: '/studio/banner', name: 'banner', icon: 'M4 6h16v5H4zM4 15h10M4 18h7', permission: 'editContent' },
  {
    path: '/studio/media',
    name: 'media',
    icon: 'M4 6h16v12H4zM4 16l5-5 4 4 3-3 4 4M9 9.2v.1',
    permission: 'seeMedia',
  },
  {
    path: '/studio/experiments',
    name: 'experiments',
    icon: 'M10 4v6L5 19h14l-5-9V4M8 4h8M8 15h8',
    permission: 'seeExperiments',
  },
  {
    path: '/studio/reviews',
    name: 'reviews',
    icon: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
    permission: 'moderateReviews',
  },
  { path: '/studio/jobs', name: 'jobs', icon: 'M12 4 21 19H3zM12 10v4M12 16.6v.4', permission: 'seeJobs' },
  {
    path: '/studio/changes',
    name: 'changes',
    icon: 'M12 7v5l3 2M4 12a8 8 0 1 0 3-6.2M4 4v4h4',
    permission: 'readChanges',
  },
  { path: '/studio/access', name: 'access', icon: 'M8 11V8a4 4 0 0 1 8 0v3M6 11h12v9H6z' },
]

/** The deepest place that the path is at or below. */
export function placeOf(path: string): Place | undefined {
  return PLACES.toSorted((a, b) => b.path.length - a.path.length).find(
    (place) => path === place.path || (place.path !== '/studio' && path.startsWith(`${place.path}/`)),
  )
}
