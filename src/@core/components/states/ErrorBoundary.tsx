import { noteFault } from '@core/errors/faults'
import { LazyFaultDetails } from '@core/errors/LazyFaultDetails'
import { Component, type ReactNode } from 'react'
import { ErrorState } from './ErrorState'

interface ErrorBoundaryProps {
  children: ReactNode
  /** When this key changes (usually the path), the boundary tries again. */
  resetKey?: string
}

interface State {
  failed: boolean
  resetKey?: string
}

/** Limits a rendering error to one part of the page, offers to try again, and a report to copy. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    noteFault('render', error)
    return { failed: true }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <ErrorState onRetry={() => this.setState({ failed: false })} />
        <LazyFaultDetails />
      </>
    )
  }
}
