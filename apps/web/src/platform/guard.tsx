import { Component, createContext, Suspense, use, type ReactNode } from 'react'
import { NavigationNumberContext } from './navigation/navigation-number.ts'
import { useShop } from './shop-context.ts'

/** For a fallback: renders the failed part again. */
export const RetryContext = createContext<() => void>(() => undefined)

interface BoundaryProps {
  readonly children: ReactNode
  readonly fallback?: ReactNode
  readonly onError: (error: unknown) => void
  /** A new value resets the boundary: the navigation number. */
  readonly attempt: number
}

interface BoundaryState {
  readonly failedAttempt: number | undefined
}

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAttempt: undefined }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
    this.setState({ failedAttempt: this.props.attempt })
  }

  static getDerivedStateFromError(): BoundaryState {
    return { failedAttempt: Number.NaN }
  }

  readonly #retry = (): void => this.setState({ failedAttempt: undefined })

  override render(): ReactNode {
    const { failedAttempt } = this.state
    const hasFailed =
      failedAttempt !== undefined && (Number.isNaN(failedAttempt) || failedAttempt === this.props.attempt)
    if (!hasFailed) return this.props.children
    return <RetryContext value={this.#retry}>{this.props.fallback}</RetryContext>
  }
}

interface GuardProps {
  readonly children: ReactNode
  /** Rendered in place of a failed part; nothing by default. It must not read the data that broke the part. */
  readonly fallback?: ReactNode
  /** Shown while the part's chunk loads. */
  readonly waiting?: ReactNode
}

/**
 * Error boundary of one part: the rest of the page stays, telemetry gets a report, the next navigation retries. The
 * Suspense is the boundary on the server, where an error outside of one fails the whole document.
 */
export function Guard({ children, fallback, waiting }: GuardProps): ReactNode {
  const { reportError } = useShop()
  return (
    <ErrorBoundary attempt={use(NavigationNumberContext)} onError={reportError} fallback={fallback}>
      <Suspense fallback={import.meta.env.SSR ? fallback : waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Browser only, for the whole page: on the server such an error is answered with the error page. */
export function PageGuard({ children, fallback }: Pick<GuardProps, 'children' | 'fallback'>): ReactNode {
  const { reportError } = useShop()
  return (
    <ErrorBoundary attempt={use(NavigationNumberContext)} onError={reportError} fallback={fallback}>
      {children}
    </ErrorBoundary>
  )
}

/**
 * For form fields: inside a Suspense they hydrate late, and a choice made before that is lost. So the Suspense is there
 * only when the server found that the part fails, and rendered the document again.
 */
export function FieldGuard(props: Pick<GuardProps, 'children' | 'fallback'>): ReactNode {
  return useShop().hasBrokenPart ? <Guard {...props} /> : <PageGuard {...props} />
}
