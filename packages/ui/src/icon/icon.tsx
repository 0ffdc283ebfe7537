import type { ReactNode } from 'react'
import './icon.css'

/** 24 × 24 line drawings, one stroke weight. */
const PATHS = {
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5l5 5',
  heart: 'M12 20S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.5 4.6 4.6 0 0 1 20.5 9c0 6-8.5 11-8.5 11z',
  bag: 'M5 8.5h14l1 12H4zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  'user-check':
    'M14 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM2.5 20.5c.8-4 3.7-6 7.5-6 1.7 0 3.2.4 4.4 1.2M15.5 18.5l2.2 2.2 4-4.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  right: 'm9 5 7 7-7 7',
  left: 'm15 5-7 7 7 7',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm5 9 7 7 7-7',
  sliders:
    'M3 7h10M19 7h2M3 17h2M11 17h10M18.5 7a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM10.5 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8M9 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM19 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  store: 'M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5',
  shield: 'M12 3 5 5.5V11c0 5 3 8 7 10 4-2 7-5 7-10V5.5zM9 11.5l2.2 2.2 4-4',
  return: 'M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7.5V12l3 2',
  home: 'M4 11.5 12 4l8 7.5M6 10v10h12V10',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-13 14M5 19c2-4 5-7 9-9',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H4.5v9.5h15V11H18',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12.5h6M9 16h6',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  'eye-off':
    'M4 4l16 16M9.8 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.2 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10a2.8 2.8 0 0 0 4 4',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4M12 5V3',
  columns: 'M4 4.5h6v15H4zM14 4.5h6v15h-6z',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10h-6.5z',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
}

export function Icon({ name, className }: IconProps): ReactNode {
  return (
    <svg className={className} data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
