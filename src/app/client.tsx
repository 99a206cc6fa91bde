import '../ui/style/fonts.css'
import '../ui/style/tokens.css'
import '../ui/style/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchMissingParts } from '../platform/page/missing-parts.ts'
import { App } from './App.tsx'
import { loadPage } from './page/load-page.ts'

/** Resolves once the whole document is there. The code may come before it. */
const parsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
    : undefined

watchMissingParts()

// A link that stays after it failed would be taken for a loaded style sheet when the page is tried again.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement) target.remove()
  },
  true,
)

const start = async (): Promise<void> => {
  await parsed()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // The production build serves a prerendered page, the development server an empty one.
  const prerendered = root.firstElementChild !== null
  const page = <App initial={await loadPage(location.pathname, prerendered)} />
  // In production it does nothing.
  const app = import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page
  // In a transition React hydrates in slices, between which the page scrolls and responds; a guide would otherwise be
  // one task of 20 ms, four times that on a phone.
  if (prerendered) {
    document.documentElement.dataset.ready = 'false'
    startTransition(() => void hydrateRoot(root, app))
  } else createRoot(root).render(app)
}

void start()
