import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import {
  type ConverterState,
  changeHsl,
  changeRgb,
  convertHex,
  hslLimits,
} from '../core/colour/converter-state.ts'
import { colourName, formatColour, formats, parseColour } from '../core/colour/formats.ts'
import { type Hex, rgbOf } from '../core/colour/hex.ts'
import fieldStyles from '../swatch/Fields.module.css'
import { useTexts } from '../texts.ts'
import { ChannelField } from './ChannelField.tsx'
import { ColourInput } from './ColourInput.tsx'
import styles from './ConverterPanel.module.css'
import { HexField } from './HexField.tsx'

const rgbChannels = ['red', 'green', 'blue'] as const
const hslChannels = ['hue', 'saturation', 'lightness'] as const

type ConverterPanelProps = {
  readonly onUseAsBase: (hex: Hex) => void
}

export function ConverterPanel({ onUseAsBase }: ConverterPanelProps) {
  const { t } = useTexts()
  const [state, setState] = useState<ConverterState>(() => convertHex('#3b82f6'))
  const setHex = (hex: Hex) => setState((before) => convertHex(hex, before))
  const apply = (next: ConverterState | undefined) => {
    if (next) setState(next)
    return next !== undefined
  }
  const rgb = rgbOf(state.hex)
  return (
    <Panel>
      <div className={styles.columns}>
        <div className={fieldStyles.fields}>
          <div className={fieldStyles.pickerRow}>
            <ColourInput label={t.picker} value={state.hex} onChange={setHex} />
            <HexField label={t.hex} error={t.badHex} value={state.hex} onChange={setHex} />
          </div>
          <div className={fieldStyles.three}>
            {rgbChannels.map((channel, index) => (
              <ChannelField
                key={channel}
                label={t.channels[channel]}
                error={t.wholeRange(0, 255)}
                value={rgb[index] ?? 0}
                onChange={(value) => apply(changeRgb(state, index as 0 | 1 | 2, value))}
              />
            ))}
          </div>
          <div className={fieldStyles.three}>
            {hslChannels.map((channel, index) => (
              <ChannelField
                key={channel}
                label={t.channels[channel]}
                error={t.channelRange(0, hslLimits[index] ?? 0)}
                value={state.hsl[index] ?? 0}
                onChange={(value) => apply(changeHsl(state, index as 0 | 1 | 2, value))}
              />
            ))}
          </div>
          <AnyColour onHex={setHex} />
          <Button onClick={() => onUseAsBase(state.hex)}>{t.useAsBase}</Button>
        </div>
        <div className={fieldStyles.fields}>
          <dl className={styles.formats} aria-label={t.allFormats}>
            {formats.map((format) => {
              const value = formatColour(state.hex, format)
              return (
                <div key={format} className={styles.format}>
                  <dt>{t.formatNames[format]}</dt>
                  <dd className={styles.value} translate="no">
                    {value}
                  </dd>
                  <dd>
                    <CopyButton
                      iconOnly
                      label={t.copyValue(value)}
                      name={t.copyValue(value)}
                      copy={value}
                      variant="quiet"
                    />
                  </dd>
                </div>
              )
            })}
            <div className={styles.format}>
              <dt>{t.nameFormat}</dt>
              <dd className={styles.value}>{colourName(state.hex) ?? t.noName}</dd>
            </div>
          </dl>
          <p className={fieldStyles.note}>{t.cmykNote}</p>
        </div>
      </div>
    </Panel>
  )
}

type AnyColourProps = { readonly onHex: (hex: Hex) => void }

function AnyColour({ onHex }: AnyColourProps) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<'bad' | 'mapped' | 'opaque' | 'applied'>()
  return (
    <form
      className={styles.any}
      onSubmit={(event) => {
        event.preventDefault()
        const found = parseColour(text)
        setOutcome(!found ? 'bad' : found.mapped ? 'mapped' : found.opaque ? 'opaque' : 'applied')
        if (found) onHex(found.hex)
      }}
    >
      <TextField
        label={t.anyColour}
        value={text}
        placeholder="oklch(62% 0.19 260)"
        spellCheck={false}
        autoComplete="off"
        hint={outcome === 'mapped' ? t.mapped : outcome === 'opaque' ? t.opaque : t.anyColourHint}
        error={outcome === 'bad' ? t.badColour : undefined}
        onChange={(typed) => {
          setText(typed)
          setOutcome(undefined)
        }}
      />
      <Button type="submit" disabled={text.trim() === ''} className={styles.apply}>
        {t.apply}
      </Button>
    </form>
  )
}
