import { useState } from 'react'
import { cryptoRandom } from '../../platform/device/random.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { drawPassword } from './core/draw.ts'
import { entropyBits, type Recipe } from './core/recipe.ts'
import { recipeOf } from './core/settings.ts'
import { strengthOf } from './core/strength.ts'
import { type Generated, GeneratedList } from './generated/GeneratedList.tsx'
import { loadWords } from './generated/word-list.ts'
import type { Messages } from './messages.en.ts'
import styles from './PasswordGenerator.module.css'
import { type Gone, RecentPasswordsPanel } from './recent/RecentPasswordsPanel.tsx'
import { maxPasswords, savePasswords } from './recent/recent-passwords.ts'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { useSettings } from './settings/stored-settings.ts'
import { StrengthMeter } from './strength/StrengthMeter.tsx'

export default function PasswordGenerator({ t }: PageProps<Messages>) {
  const text = useUiText()
  const announce = useAnnounce()
  const [settings, change] = useSettings()
  const [generated, setGenerated] = useState<Generated>()
  const [gone, setGone] = useState<Gone>()
  const [listFailed, setListFailed] = useState(false)
  const choice = recipeOf(settings)

  const generate = async (recipe: Recipe) => {
    const words = recipe.kind === 'words' ? await loadWords() : []
    setListFailed(words === undefined)
    if (words === undefined) return
    const passwords = Array.from({ length: settings.count }, (_, index) => {
      const password = drawPassword(cryptoRandom, recipe, words)
      return { number: index + 1, password, strength: strengthOf(password) }
    })
    setGenerated((last) => ({ round: (last?.round ?? 0) + 1, passwords, bits: entropyBits(recipe) }))
    const kept = savePasswords(
      settings.place,
      passwords.map(({ password, strength }) => ({ password, strength })),
    )
    const went = kept && { text: text.oldestWent(kept.gone.length, maxPasswords), change: kept }
    setGone(went)
    announce([t.made(passwords.length), went?.text].filter(Boolean).join('. '))
  }

  return (
    <ToolPage
      title={t.title}
      intro={t.intro}
      input={
        <SettingsPanel
          t={t}
          settings={settings}
          change={change}
          choice={choice}
          listFailed={listFailed}
          onGenerate={(recipe) => void generate(recipe)}
        />
      }
      result={
        <>
          <GeneratedList t={t} generated={generated} />
          <RecentPasswordsPanel t={t} settings={settings} change={change} gone={gone} onGone={setGone} />
        </>
      }
      below={
        <>
          <StrengthMeter t={t} />
          <Panel title={t.details}>
            <ul className={styles.details}>
              {t.detailsText.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Panel>
        </>
      }
    />
  )
}
