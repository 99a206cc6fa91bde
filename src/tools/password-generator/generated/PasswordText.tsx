import type { CSSProperties } from 'react'
import { type CharacterKind, kindOf } from './character-kind.ts'
import styles from './PasswordText.module.css'

type PasswordTextProps = {
  readonly password: string
  /** In groups of four, to be read aloud; words have their own separators. */
  readonly grouped: boolean
  /** Whether each character is an element of its own: only for a single password. */
  readonly apart: boolean
  /** Whether they appear one after the other. */
  readonly animated: boolean
}

const groupSize = 4

/**
 * A password with digits and symbols told apart by weight and colour. Groups are apart only on the screen: selected and
 * copied by hand it has no spaces.
 */
export function PasswordText({ password, grouped, apart, animated }: PasswordTextProps) {
  const characters = [...password]
  const groups = grouped ? groupsOf(characters) : [characters]
  const length = characters.length <= 20 ? 'short' : characters.length <= 48 ? 'medium' : 'long'
  return (
    <code className={styles.password} data-length={length} translate="no" spellCheck={false}>
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has no identity but its place
        <span key={place} className={grouped ? styles.group : undefined}>
          {(apart ? group.map(runOf) : runsOf(group)).map(({ kind, text }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: nor has a run of characters
              key={index}
              data-kind={kind}
              className={animated ? styles.appearing : undefined}
              style={
                animated
                  ? ({ '--at': (place * groupSize + index) / characters.length } as CSSProperties)
                  : undefined
              }
            >
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

type Run = { readonly kind: CharacterKind; readonly text: string }

const runOf = (character: string): Run => ({ kind: kindOf(character), text: character })

/** Neighbouring characters of one kind together. */
function runsOf(characters: readonly string[]): readonly Run[] {
  const runs: Run[] = []
  for (const run of characters.map(runOf)) {
    const last = runs.at(-1)
    if (last?.kind === run.kind) runs[runs.length - 1] = { kind: last.kind, text: last.text + run.text }
    else runs.push(run)
  }
  return runs
}
