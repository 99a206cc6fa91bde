import type { ReactNode } from 'react'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { ContentForm } from '../content/ContentForm.tsx'
import type { EncodedCode } from '../content/use-code.ts'
import type { TypedContent } from '../content/use-content.ts'
import { type Content, kinds } from '../core/content/kinds.ts'
import type { Style } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import { LogoField } from './LogoField.tsx'
import styles from './SettingsPanel.module.css'
import { ColoursAndSize, LevelAndLook } from './StyleFields.tsx'
import type { LogoChoice } from './use-logo.ts'

type SettingsPanelProps = {
  readonly content: Content
  readonly typed: TypedContent
  readonly style: Style
  readonly change: (change: Partial<Style>) => void
  readonly logo: LogoChoice
  readonly encoded: EncodedCode
  /** For the button that generates, which is outside of the form. */
  readonly formId: string
  /** Called also while there is nothing that can be encoded. */
  readonly onGenerate: () => void
  /** More groups, below those of the look. */
  readonly children: ReactNode
}

export function SettingsPanel(props: SettingsPanelProps) {
  const { t } = useTexts()
  const { content, typed, style, change, logo, encoded, formId, onGenerate, children } = props
  return (
    <Panel title={t.settings}>
      <form
        id={formId}
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          onGenerate()
        }}
      >
        <SelectField
          label={t.type}
          value={content.kind}
          options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={typed.setKind}
        />
        <ContentForm content={content} onField={typed.setField} encoded={encoded} />
        <ColoursAndSize style={style} change={change} />
      </form>
      <div className={styles.groups}>
        <LevelAndLook style={style} change={change} kind={content.kind} />
        <FoldedGroup title={t.logoTitle} state={logo.name ? <bdi translate="no">{logo.name}</bdi> : t.none}>
          <LogoField logo={logo} />
        </FoldedGroup>
        {children}
      </div>
    </Panel>
  )
}
