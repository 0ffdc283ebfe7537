/** What every panel is given. It draws a drawer that is open or closing as `isOpen` says. */
export interface PanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly detail: unknown
}
