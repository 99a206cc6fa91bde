import { RefreshCw } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cryptoRandom } from '../../platform/device/random.ts'
import { visitStored } from '../../platform/settings-in-page.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CopyButton } from '../../ui/button/copy-button/CopyButton.tsx'
import { useSpaceKey } from '../../ui/button/space-key/use-space-key.ts'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { useIncoming } from '../../ui/files/incoming/use-incoming.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { BottomBar } from '../../ui/layout/bottom-bar/BottomBar.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { useSettingsInPage } from '../../ui/use-settings-in-page.ts'
import { crackTime } from './core/crack-time.ts'
import { generatePassword } from './core/generate-password.ts'
import { readLength } from './core/read-length.ts'
import { entropyBits } from './core/recipe.ts'
import { makeTheSame, recipeOf, type Settings } from './core/settings.ts'
import { strengthLabelOf } from './core/strength-label.ts'
import { writeRecipe } from './core/written-recipe.ts'
import { firstPassword } from './first/first-password.ts'
import { GeneratedList } from './generated/GeneratedList.tsx'
import { firstBatch, type GeneratedBatch } from './generated/generated-batch.ts'
import { loadWordList } from './generated/word-list.ts'
import type { Messages } from './messages.en.ts'
import styles from './PasswordGenerator.module.css'
import { RecentPasswordsPanel, type Undoable } from './recent/RecentPasswordsPanel.tsx'
import { maxPasswords, savePasswords } from './recent/recent-passwords.ts'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { stored as storedSettings, useSettings } from './settings/stored-settings.ts'
import { StrengthMeter } from './strength/StrengthMeter.tsx'
import { useStrength } from './strength/use-strength.ts'
import { TextsProvider } from './texts.ts'

const tool = 'password-generator'

export default function PasswordGenerator({ t, language }: PageProps<Messages>) {
  const text = useUiText()
  const announce = useAnnounce()
  const [settings, changeSettings] = useSettings()
  const [generated, setGenerated] = useState(() => {
    const password = firstPassword()
    return password === undefined ? undefined : firstBatch(settings, password)
  })
  /** With which the passwords that are shown were made. */
  const madeWith = useRef(generated && settings)
  const [undoable, setUndoable] = useState<Undoable>()
  const [listFailed, setListFailed] = useState(false)
  const [typed, setTyped] = useState('')
  const strengthState = useStrength(typed)
  const recipeResult = recipeOf(settings)
  /** Counts what was asked for: a list of words may arrive after the next request. */
  const requested = useRef(0)

  const save = ({ passwords }: Pick<GeneratedBatch, 'passwords'>) => {
    const change = savePasswords(
      settings.place,
      passwords.map(({ password, strength }) => ({ password, strength })),
    )
    const removed = change && { message: text.oldestWent(change.evicted.length, maxPasswords), change }
    setUndoable(removed)
    return removed?.message
  }
  /** Passwords that nobody asked for, when the page opens or a setting changes, are only shown. */
  const generate = async (from: Settings, isSaved: boolean) => {
    const result = recipeOf(from)
    if (!result.ok) return
    const { recipe } = result
    requested.current += 1
    const request = requested.current
    const words = recipe.kind === 'words' ? await loadWordList() : []
    if (request !== requested.current) return
    setListFailed(words === undefined)
    if (words === undefined) return
    const passwords = Array.from({ length: from.count }, (_, index) => {
      const password = generatePassword(cryptoRandom, recipe, words)
      return { position: index + 1, password, strength: strengthLabelOf(password) }
    })
    madeWith.current = from
    setGenerated((last) => ({
      batch: (last?.batch ?? 0) + 1,
      passwords,
      bits: entropyBits(recipe),
      grouped: recipe.kind !== 'words',
      isSaved,
    }))
    if (isSaved)
      announce([t.generatedCount(passwords.length), save({ passwords })].filter(Boolean).join('. '))
  }
  /** Without a request: for the page as it opens, and when it shows other settings by itself. */
  const generateUnlessMade = () => {
    const now = storedSettings.read()
    if (!madeWith.current || !makeTheSame(madeWith.current, now)) void generate(now, false)
  }
  const generateNow = () => void generate(settings, true)
  const change = (part: Partial<Settings>) => {
    changeSettings(part)
    void generate({ ...settings, ...part }, false)
  }
  const copied = () => {
    if (!generated || generated.isSaved) return
    save(generated)
    setGenerated({ ...generated, isSaved: true })
  }
  useSettingsInPage<Settings>(tool, {
    settings,
    visit: visitStored(storedSettings),
    redo: generateUnlessMade,
    choose: change,
  })
  useIncoming(tool, {
    onText(text) {
      const length = readLength(text)
      if (length !== undefined) change({ kind: 'characters', by: 'length', length })
    },
  })
  const generateFirst = useEffectEvent(generateUnlessMade)
  useEffect(() => generateFirst(), [])
  useSpaceKey(generateNow)

  const passwords = generated?.passwords ?? []
  const isSingle = passwords.length < 2
  /** Until there is one, its place. */
  const shown = generated ?? firstBatch(settings)
  const awaits = shown && recipeResult.ok ? writeRecipe(recipeResult.recipe) : undefined

  return (
    <TextsProvider t={t} language={language}>
      <ToolPage
        title={t.title}
        intro={t.intro}
        result={
          <>
            <GeneratedList
              shown={shown}
              awaits={generated ? undefined : (awaits ?? '')}
              typedBits={strengthState.state === 'done' ? strengthState.estimate.bits : undefined}
              onCopied={copied}
            />
            <StrengthMeter password={typed} onPassword={setTyped} strengthState={strengthState} />
          </>
        }
        settings={
          <>
            <SettingsPanel
              settings={settings}
              change={change}
              recipeResult={recipeResult}
              listFailed={listFailed}
            />
            <RecentPasswordsPanel
              settings={settings}
              change={changeSettings}
              undoable={undoable}
              onUndoable={setUndoable}
            />
          </>
        }
        action={
          <BottomBar
            figure={
              shown ? <span className={styles.reading}>{t.timeInShort(crackTime(shown.bits))}</span> : '–'
            }
            // The line is there before its text, so that the time stays in place.
            detail={shown ? <span className={styles.reading}>{t.entropy(shown.bits)}</span> : '\u00a0'}
          >
            <CopyButton
              variant="primary"
              className={styles.copy}
              label={isSingle ? t.copy : t.copyAll}
              {...(isSingle && { name: t.copyNumber(1) })}
              copy={passwords.map(({ password }) => password).join('\n')}
              disabled={!generated}
              onCopied={copied}
            />
            <Button className={styles.generate} disabled={!recipeResult.ok} onClick={generateNow}>
              <Icon of={RefreshCw} size={18} />
              <span>{t.generate}</span>
              <span className={styles.key} aria-hidden="true">
                {t.spaceKey}
              </span>
            </Button>
          </BottomBar>
        }
        below={
          <Panel title={t.methodTitle}>
            <ul className={styles.details}>
              {t.method.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Panel>
        }
      />
    </TextsProvider>
  )
}
