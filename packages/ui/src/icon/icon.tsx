import type { ReactNode } from 'react'
import './icon.css'

/** 24 × 24 line drawings, one stroke weight. */
const PATHS = {
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5l5 5',
  heart: 'M12 20S3.500 15 3.500 9A4.600 4.600 0 0 1 12 6.500 4.600 4.600 0 0 1 20.500 9c0 6-8.500 11-8.500 11z',
  bag: 'M5 8.500h14l1 12H4zM8.500 11V7.500a3.500 3.500 0 0 1 7 0V11',
  'bag-plus': 'M5 8.500h14l1 12H4zM8.500 8.500V7a3.500 3.500 0 0 1 7 0v1.500M12 12v5M9.500 14.500h5',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.500 20.500c.8-4 3.700-6 7.500-6s6.700 2 7.500 6',
  'user-check':
    'M14 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM2.500 20.500c.8-4 3.700-6 7.500-6 1.700 0 3.200.4 4.400 1.200M15.500 18.500l2.200 2.200 4-4.500',
  menu: 'M4 7h16M4 12h16M4 17h10',
  right: 'm9 5 7 7-7 7',
  left: 'm15 5-7 7 7 7',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm5 9 7 7 7-7',
  sliders:
    'M3 7h10M19 7h2M3 17h2M11 17h10M18.500 7a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0zM10.500 17a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0z',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  truck:
    'M2.500 6.500h11v10h-11zM13.500 10h4l4 3.500v3h-8M9 17.500a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM19 17.500a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  store: 'M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5',
  shield: 'M12 3 5 5.500V11c0 5 3 8 7 10 4-2 7-5 7-10V5.500zM9 11.500l2.200 2.200 4-4',
  return: 'M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4',
  clock: 'M20.500 12a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0zM12 7.500V12l3 2',
  home: 'M4 11.500 12 4l8 7.500M6 10v10h12V10',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-13 14M5 19c2-4 5-7 9-9',
  share: 'M12 15V4M8 7.500 12 3.500l4 4M6 11H4.500v9.500h15V11H18',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM14.800 12a2.800 2.800 0 1 1-5.600 0 2.800 2.800 0 0 1 5.600 0z',
  document: 'M6 3.500h8l4 4v13H6zM14 3.500v4h4M9 12.500h6M9 16h6',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  'eye-off':
    'M4 4l16 16M9.800 5.800A9 9 0 0 1 12 5.500c6 0 9.500 6.500 9.500 6.500a17 17 0 0 1-2.600 3.400M6.200 7.500A16 16 0 0 0 2.500 12S6 18.500 12 18.500a9 9 0 0 0 4.600-1.300M10 10a2.800 2.800 0 0 0 4 4',
  bolt: 'M13 3 5 13.500h6L10.500 21 19 10h-6.500z',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
}

export function Icon({ name, className }: IconProps): ReactNode {
  return (
    <svg className={className} data-icon={name} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
