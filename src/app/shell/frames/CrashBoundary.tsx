import { Component, type ReactNode } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import type { AppMessages } from '../../language/messages.en.ts'
import styles from './CrashBoundary.module.css'

type Props = { readonly texts: AppMessages['crashed']; readonly children: ReactNode }

/** Keeps the shell alive when a page throws while rendering, and says so. */
export class CrashBoundary extends Component<Props, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    const { title, text, reload } = this.props.texts
    return (
      <div role="alert" className={styles.crashed}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <Button variant="primary" onClick={() => location.reload()}>
          {reload}
        </Button>
      </div>
    )
  }
}
