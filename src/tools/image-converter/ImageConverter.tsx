import oxipngUrl from '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url'
import { useCallback, useState } from 'react'
import type { Batch } from '../../features/image-batch/batch/batch.ts'
import type { BatchItem } from '../../features/image-batch/batch/batch-state.ts'
import { createImageInspector, createImagePool } from '../../features/image-batch/batch/image-workers.ts'
import { createToolSettings } from '../../features/image-batch/batch/tool-settings.ts'
import type { BatchWork } from '../../features/image-batch/batch/use-batch.ts'
import { type AddFiles, BatchPage } from '../../features/image-batch/page/BatchPage.tsx'
import { withExtension } from '../../lib/files/file-names.ts'
import { pixelsOf } from '../../lib/image/header/metadata.ts'
import { workingBytes } from '../../lib/image/pixels/memory-budget.ts'
import { workTimeoutMs } from '../../lib/work/work-timeout.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { FileInput } from '../../ui/files/file-input/FileInput.tsx'
import { useStore } from '../../ui/use-store.ts'
import type { Converted } from './core/converted.ts'
import { conversionFor, refuse } from './core/refuse.ts'
import {
  type ConversionType,
  type ConverterSettings,
  type ConvertSettings,
  conversionTypes,
  defaultSettings,
  formats,
  isSettings,
  type StoredSettings,
} from './core/settings.ts'
import styles from './ImageConverter.module.css'
import type { Messages } from './messages.en.ts'
import { ResultNotes } from './result/ResultNotes.tsx'
import { SetAside } from './settings/SetAside.tsx'
import { SettingsFields } from './settings/SettingsFields.tsx'
import { stores } from './stores.ts'
import { TextsProvider } from './texts.ts'
import workerUrl from './worker.ts?worker&url'

/** Optimising a PNG takes one to three seconds per megapixel, without a message in between. */
const optimiserSlowness = 6

const tool = 'image-converter'
const settingsStore = createToolSettings<StoredSettings>(stores.settings, defaultSettings, isSettings)

const accepted = { 'png-to-jpg': 'image/png,.png', 'jpg-to-png': 'image/jpeg,.jpg,.jpeg' } as const
const samples = { 'png-to-jpg': 'image/png', 'jpg-to-png': 'image/jpeg' } as const
const names: Readonly<Record<ConversionType, (name: string) => string>> = {
  'png-to-jpg': (name) => withExtension(name, formats['png-to-jpg'].extension),
  'jpg-to-png': (name) => withExtension(name, formats['jpg-to-png'].extension),
}

const work: BatchWork<ConvertSettings, Converted<Blob>> = {
  tool,
  createPool: () => createImagePool(workerUrl, { oxipng: oxipngUrl }),
  createInspector: () => createImageInspector(workerUrl),
  refuse: (inspection) => refuse(inspection, settingsStore.read().type),
  settingsFor: ({ force }) => ({ ...settingsStore.read(), force }),
  timeoutFor: ({ file, metadata }) =>
    workTimeoutMs(
      { bytes: file.size, pixels: pixelsOf(metadata) },
      settingsStore.read().smaller ? optimiserSlowness : 1,
    ),
  bytesFor: (pixels) => workingBytes(pixels, true),
}

/** The files of the other conversion, kept with their results when the visitor changes to this one. */
type Aside = {
  readonly settings: ConverterSettings
  readonly items: readonly BatchItem<Converted<Blob>>[]
}

export default function ImageConverter({ t, language }: PageProps<Messages>) {
  const settings = useStore(settingsStore)
  const { type, keepDetails } = settings
  const [aside, setAside] = useState<Aside | null>(null)
  const announce = useAnnounce()
  const other = conversionTypes.find((each) => each !== type) ?? type

  /** The files of this conversion make room for those of the other one. */
  const change = (next: ConverterSettings, batch: Batch<Converted<Blob>>) => {
    const { items } = batch.read()
    setAside(items.length > 0 ? { settings, items } : null)
    if (items.length > 0) announce(t.setAside[type](items.length))
    settingsStore.write(next)
    batch.clear()
  }
  const convertOthers = (files: readonly File[], batch: Batch<Converted<Blob>>, add: AddFiles) => {
    change({ ...settings, type: other }, batch)
    add(files)
  }
  const bringBack = (batch: Batch<Converted<Blob>>) => {
    if (!aside) return
    const now = { ...settings, type: aside.settings.type }
    change(now, batch)
    batch.replace(aside.items)
    // Their results are those of the settings that they were made with.
    if (JSON.stringify(now) !== JSON.stringify(aside.settings)) batch.processAll()
  }
  const notes = useCallback(
    (item: BatchItem<Converted<Blob>>, batch: Batch<Converted<Blob>>) => (
      <ResultNotes
        item={item}
        keepDetails={keepDetails}
        onForce={() => batch.retry(item.id, { force: true })}
      />
    ),
    [keepDetails],
  )
  return (
    <TextsProvider t={t} language={language}>
      <BatchPage<ConvertSettings, Converted<Blob>>
        t={{
          ...t,
          upload: t.upload[type],
          formats: t.formats[type],
          refusal: t.refusal[type],
          refusedReason: (error) => reasonOf(t, error),
        }}
        language={language}
        accept={accepted[type]}
        sample={samples[type]}
        work={work}
        nameFor={names[type]}
        fields={(batch) => (
          <SettingsFields
            settings={settings}
            onChange={(next) => {
              if (next.type !== type) return change(next, batch)
              settingsStore.write(next)
              batch.processAll()
            }}
          />
        )}
        remedy={(refused, batch, add) => {
          const files = refused.flatMap(({ file, error }) => (conversionFor(error) === other ? [file] : []))
          return files.length > 0 ? (
            <Button onClick={() => convertOthers(files, batch, add)}>
              {t.switchFor[other](files.length)}
            </Button>
          ) : null
        }}
        begin={(batch, add) => (
          <FileInput
            variant="quiet"
            className={styles.begin}
            accept={accepted[other]}
            multiple
            onFiles={(files) => convertOthers(files, batch, add)}
          >
            {t.begin[other]}
          </FileInput>
        )}
        notice={(batch) =>
          aside ? (
            <SetAside
              sentence={t.setAside[aside.settings.type](aside.items.length)}
              onBringBack={() => bringBack(batch)}
              onDismiss={() => setAside(null)}
            />
          ) : null
        }
        notes={notes}
      />
    </TextsProvider>
  )
}

/** `unsupported` here means a valid picture of another format, not one that the browser cannot open. */
function reasonOf(t: Messages, error: Parameters<Messages['batch']['reason']>[0]): string {
  if (error.kind === 'unsupported') return t.otherKind(error.format)
  return t.batch.reason(error)
}
