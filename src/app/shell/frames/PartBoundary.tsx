import { Component, type ReactNode } from 'react'

type Props = {
  /** What is shown instead of a part that could not be had. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** Shows something else when a part throws while rendering or cannot be loaded: without it all of the page would go. */
export class PartBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
