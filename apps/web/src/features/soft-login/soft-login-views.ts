export type SoftLoginView = 'start' | 'removePersonalization' | 'login'

/** View → where it leads. */
export const SOFT_LOGIN_VIEWS: Readonly<Record<SoftLoginView, readonly SoftLoginView[]>> = {
  start: ['removePersonalization', 'login'],
  removePersonalization: ['start'],
  login: ['start'],
}

export function nextSoftLoginView(from: SoftLoginView, to: SoftLoginView): SoftLoginView {
  return SOFT_LOGIN_VIEWS[from].includes(to) ? to : from
}
