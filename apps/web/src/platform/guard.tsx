import { Component, createContext, Suspense, use, type ReactNode } from 'react'
import { NavigationNumberContext } from './navigation/navigation-number.ts'
import { useShop } from './shop-context.ts'

/** For what stands in for a failed part: draws the part anew. */
export const RetryContext = createContext<() => void>(() => undefined)

interface BoundaryProps {
  readonly children: ReactNode
  readonly fallback?: ReactNode
  readonly onError: (error: unknown) => void
  /** A new value lets a failed part try again: the navigation's number. */
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
  /** What stands in for the part when it failed: nothing, unless it is named. It must not read what broke the part. */
  readonly fallback?: ReactNode
  /** While the code of the part is on its way. */
  readonly waiting?: ReactNode
}

/**
 * A part that throws is gone alone; telemetry hears of it, and it tries again after the next navigation. The Suspense
 * is what guards it on the server: an error outside of one takes the document with it.
 */
export function Guard({ children, fallback, waiting }: GuardProps): ReactNode {
  const { reportError } = useShop()
  return (
    <ErrorBoundary attempt={use(NavigationNumberContext)} onError={reportError} fallback={fallback}>
      <Suspense fallback={import.meta.env.SSR ? fallback : waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** In the browser alone, for the page as a whole: where it fails on the server, the answer is the error page. */
export function PageGuard({ children, fallback }: Pick<GuardProps, 'children' | 'fallback'>): ReactNode {
  const { reportError } = useShop()
  return (
    <ErrorBoundary attempt={use(NavigationNumberContext)} onError={reportError} fallback={fallback}>
      {children}
    </ErrorBoundary>
  )
}

/**
 * For fields that are used at once: what stands in a Suspense is taken over later, and a choice made before that is lost.
 * So there is one only where the server has found out that it needs it, and made the document anew.
 */
export function FieldGuard(props: Pick<GuardProps, 'children' | 'fallback'>): ReactNode {
  return useShop().hasBrokenPart ? <Guard {...props} /> : <PageGuard {...props} />
}
