export const pageViewsDa = {
  'pageViews.lately': 'Set af {count} den seneste halve time',
} as const
