/** Orders that still need something done. */
export const DESK_WORK = ['toPack', 'toShip', 'onTheirWay', 'returning', 'unpaid'] as const
export type DeskWork = (typeof DESK_WORK)[number]
