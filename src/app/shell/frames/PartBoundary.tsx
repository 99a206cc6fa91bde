import { Component, type ReactNode } from 'react'

type Props = {
  /** Shown instead of a part that could not be loaded or rendered. */
  readonly fallback?: ReactNode
  /** Called once the fallback is there. */
  readonly onFail?: () => void
  readonly children: ReactNode
}

/** Shows a fallback when a part throws while rendering or cannot be loaded; without it React removes the whole page. */
export class PartBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFail?.()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
