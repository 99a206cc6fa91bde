import { useState } from 'react'
import { cryptoRandom } from '../../platform/device/random.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { generatePassword } from './core/generate-password.ts'
import { entropyBits, type Recipe } from './core/recipe.ts'
import { recipeOf } from './core/settings.ts'
import { strengthLabelOf } from './core/strength-label.ts'
import { type GeneratedBatch, GeneratedList } from './generated/GeneratedList.tsx'
import { loadWordList } from './generated/word-list.ts'
import type { Messages } from './messages.en.ts'
import styles from './PasswordGenerator.module.css'
import { RecentPasswordsPanel, type Undoable } from './recent/RecentPasswordsPanel.tsx'
import { maxPasswords, savePasswords } from './recent/recent-passwords.ts'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { useSettings } from './settings/stored-settings.ts'
import { StrengthMeter } from './strength/StrengthMeter.tsx'
import { TextsProvider } from './texts.ts'

export default function PasswordGenerator({ t, language }: PageProps<Messages>) {
  const text = useUiText()
  const announce = useAnnounce()
  const [settings, changeSettings] = useSettings()
  const [generated, setGenerated] = useState<GeneratedBatch>()
  const [undoable, setUndoable] = useState<Undoable>()
  const [listFailed, setListFailed] = useState(false)
  const recipeResult = recipeOf(settings)

  const generate = async (recipe: Recipe) => {
    const words = recipe.kind === 'words' ? await loadWordList() : []
    setListFailed(words === undefined)
    if (words === undefined) return
    const passwords = Array.from({ length: settings.count }, (_, index) => {
      const password = generatePassword(cryptoRandom, recipe, words)
      return { position: index + 1, password, strength: strengthLabelOf(password) }
    })
    setGenerated((last) => ({ batch: (last?.batch ?? 0) + 1, passwords, bits: entropyBits(recipe) }))
    const change = savePasswords(
      settings.place,
      passwords.map(({ password, strength }) => ({ password, strength })),
    )
    const removed = change && { message: text.oldestWent(change.evicted.length, maxPasswords), change }
    setUndoable(removed)
    announce([t.generatedCount(passwords.length), removed?.message].filter(Boolean).join('. '))
  }

  return (
    <TextsProvider t={t} language={language}>
      <ToolPage
        title={t.title}
        intro={t.intro}
        settings={
          <SettingsPanel
            settings={settings}
            change={changeSettings}
            recipeResult={recipeResult}
            listFailed={listFailed}
            onGenerate={(recipe) => void generate(recipe)}
          />
        }
        result={
          <>
            <GeneratedList generated={generated} />
            <RecentPasswordsPanel
              settings={settings}
              change={changeSettings}
              undoable={undoable}
              onUndoable={setUndoable}
            />
          </>
        }
        below={
          <>
            <StrengthMeter />
            <Panel title={t.methodTitle}>
              <ul className={styles.details}>
                {t.method.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Panel>
          </>
        }
      />
    </TextsProvider>
  )
}
