import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadPage } from './load-page.ts'

const start = async (): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // The production build sends a rendered page, the development server an empty one.
  const prerendered = root.firstElementChild !== null
  const app = (
    <StrictMode>
      <App initial={await loadPage(location.pathname, prerendered)} />
    </StrictMode>
  )
  if (prerendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void start()
