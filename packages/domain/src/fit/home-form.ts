/** Where the plain form is posted with which a way in is said, or forgotten. */
export const HOME_FORM = '/fit/home'
export const HOME_FORM_FIELDS = { turn: 'turn', share: 'share', forget: 'forget', back: 'cameFrom' } as const
