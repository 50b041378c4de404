import { Component, type ReactNode } from 'react'
import { ErrorState } from './ErrorState'

interface ErrorBoundaryProps {
  children: ReactNode
  /** A change of this key tries again by itself: the path, usually. */
  resetKey?: string
}

interface State {
  failed: boolean
  resetKey?: string
}

/** Keeps a fault of one part of the page from taking the rest with it, and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <ErrorState onRetry={() => this.setState({ failed: false })} />
  }
}
