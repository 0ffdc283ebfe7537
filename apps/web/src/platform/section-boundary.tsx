import { Component, type ReactNode } from 'react'

interface SectionBoundaryProps {
  readonly children: ReactNode
  readonly onError: (error: unknown) => void
  /** A new value lets a failed section try again: the navigation's number. */
  readonly attempt: number
}

interface SectionBoundaryState {
  readonly failedAttempt: number | undefined
}

/** A section that throws shows nothing; the rest of the page stands. */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { failedAttempt: undefined }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
    this.setState({ failedAttempt: this.props.attempt })
  }

  static getDerivedStateFromError(): SectionBoundaryState {
    return { failedAttempt: Number.NaN }
  }

  override render(): ReactNode {
    const { failedAttempt } = this.state
    const hasFailed =
      failedAttempt !== undefined && (Number.isNaN(failedAttempt) || failedAttempt === this.props.attempt)
    return hasFailed ? null : this.props.children
  }
}
