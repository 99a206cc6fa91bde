import { type ReactNode, Suspense, useState } from 'react'
import { toolTransfer } from '../../platform/tool-transfer.ts'
import type { ToolManifest } from '../../registry/manifest.ts'
import { FileInput } from '../../ui/files/file-input/FileInput.tsx'
import { PageDrop } from '../../ui/files/file-input/PageDrop.tsx'
import { usePaste } from '../../ui/files/file-input/use-paste.ts'
import { useDictionary } from '../language/dictionary.ts'
import { useNavigate } from '../navigation/navigate.ts'
import { pathOf } from '../navigation/routes.ts'
import type { findOpeners, Offered } from './find-openers.ts'
import styles from './Opener.module.css'
import type { OpenWith } from './OpenWith.tsx'

/** What is loaded once something is dropped, pasted or chosen. */
export type Openers = {
  readonly tools: readonly ToolManifest[]
  readonly findOpeners: typeof findOpeners
  readonly OpenWith: typeof OpenWith
}

/** Takes a file or a text and opens it with the matching tool; with several, the visitor chooses. */
export function Opener({ loadOpeners }: { readonly loadOpeners: () => Promise<Openers> }) {
  const { t, language } = useDictionary()
  const navigate = useNavigate()
  const [result, setResult] = useState<ReactNode>()

  const openWith = ({ id }: ToolManifest, offered: Offered) => {
    const content = offered.kind === 'files' ? { files: offered.files } : { text: offered.text }
    toolTransfer.offer({ from: 'home', to: id, ...content })
    navigate(pathOf({ language, route: { kind: 'tool', id } }))
  }
  const offer = async (offered: Offered) => {
    try {
      const { findOpeners, OpenWith, tools } = await loadOpeners()
      const fitting = findOpeners(tools, offered)
      const [only, ...others] = fitting
      if (only && others.length === 0) openWith(only, offered)
      else setResult(<OpenWith tools={fitting} onChoose={(tool) => openWith(tool, offered)} />)
    } catch {
      setResult(<p role="alert">{t.loadFailed.title}</p>)
    }
  }
  const offerFiles = (files: readonly File[]) => void offer({ kind: 'files', files })

  usePaste(({ files, text }) => {
    if (files.length > 0) offerFiles(files)
    else if (text.trim()) void offer({ kind: 'text', text })
    else return false
    return true
  })

  return (
    <section className={styles.opener} aria-labelledby="opener">
      <PageDrop sentence={t.drop.text} onFiles={offerFiles} />
      <div>
        <h2 id="opener" className={styles.title}>
          {t.drop.title}
        </h2>
        <p className={styles.text}>{t.drop.text}</p>
      </div>
      <FileInput variant="primary" multiple onFiles={offerFiles}>
        {t.drop.choose}
      </FileInput>
      <Suspense>{result}</Suspense>
    </section>
  )
}
