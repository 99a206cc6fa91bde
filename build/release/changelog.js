/** The section of one version in CHANGELOG.md, which is the text of its release. */
import { FixableError } from '../commands/support/install.js'

/** @param {string} text of CHANGELOG.md @param {string} version @returns {string} */
export function changesOf(text, version) {
  const sections = text.split(/^## /m).slice(1)
  const section = sections.find((part) => /^\S+/.exec(part)?.[0] === version)
  const changes = section?.slice(section.indexOf('\n')).trim()
  if (!changes)
    throw new FixableError(
      `CHANGELOG.md says nothing of ${version}: give what is under "Unreleased" the heading "## ${version}".`,
    )
  return `${changes}\n`
}
