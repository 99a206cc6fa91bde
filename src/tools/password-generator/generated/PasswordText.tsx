import styles from './PasswordText.module.css'

type PasswordTextProps = {
  readonly password: string
  /** In groups of four, to be read aloud; words have their own separators. */
  readonly grouped: boolean
}

const groupSize = 4

/**
 * A password with digits and symbols told apart by weight and colour. Groups are apart only on the screen: selected and
 * copied by hand it has no spaces.
 */
export function PasswordText({ password, grouped }: PasswordTextProps) {
  const groups = grouped ? groupsOf([...password]) : [[...password]]
  const length = password.length <= 20 ? 'short' : password.length <= 48 ? 'medium' : 'long'
  return (
    <code className={styles.password} data-length={length} translate="no" spellCheck={false}>
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has no identity but its place
        <span key={place} className={grouped ? styles.group : undefined}>
          {runsOf(group).map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor has a run of characters
            <span key={index} data-kind={kind}>
              {text}
            </span>
          ))}
        </span>
      ))}
    </code>
  )
}

const groupsOf = (characters: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(characters.length / groupSize) }, (_, index) =>
    characters.slice(index * groupSize, (index + 1) * groupSize),
  )

type Run = { readonly kind: 'letter' | 'digit' | 'symbol'; readonly text: string }

/** Neighbouring characters of one kind together. */
function runsOf(characters: readonly string[]): readonly Run[] {
  const runs: Run[] = []
  for (const character of characters) {
    const kind = /\p{L}/u.test(character) ? 'letter' : /\p{Nd}/u.test(character) ? 'digit' : 'symbol'
    const last = runs.at(-1)
    if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + character }
    else runs.push({ kind, text: character })
  }
  return runs
}
