import { useEffect, useState } from 'react'
import { byLanguage } from '../../../lib/text/by-language.ts'
import { cryptoRandom } from '../../../platform/device/random.ts'
import type { TileProps } from '../../../registry/manifest.ts'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Announcer } from '../../../ui/feedback/announcer/announcer.tsx'
import { defaultCharacters } from '../core/character-sets.ts'
import { generatePassword } from '../core/generate-password.ts'
import type { TileMessages } from './messages.en.ts'
import styles from './PasswordTile.module.css'

const length = 16
const sets = Object.values(defaultCharacters).map((characters) => [...characters])

const texts = byLanguage(
  import.meta.glob<TileMessages>('./messages.*.ts', { eager: true, import: 'messages' }),
)

/** A password of the generator's first settings. Never prerendered, or everyone would get the same. */
export function PasswordTile({ language }: TileProps) {
  const [password, setPassword] = useState<string>()
  useEffect(() => setPassword(generatePassword(cryptoRandom, { kind: 'characters', length, sets })), [])
  const { copy, made } = texts[language]
  const shown = password ?? '•'.repeat(length)
  return (
    <div className={styles.tile}>
      <code className={styles.password} translate="no">
        <span>{shown.slice(0, length / 2)}</span>
        <span>{shown.slice(length / 2)}</span>
      </code>
      {password === undefined ? null : (
        // The home page has no announcements but those of its parts.
        <Announcer>
          <CopyButton
            iconOnly
            variant="quiet"
            label={copy}
            name={copy}
            copy={password}
            className={styles.copy}
          />
        </Announcer>
      )}
      <p className={styles.made}>{made}</p>
    </div>
  )
}
