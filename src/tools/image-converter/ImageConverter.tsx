import avifUrl from '@jsquash/avif/codec/enc/avif_enc.wasm?url'
import oxipngUrl from '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url'
import webpUrl from '@jsquash/webp/codec/enc/webp_enc.wasm?url'
import webpSimdUrl from '@jsquash/webp/codec/enc/webp_enc_simd.wasm?url'
import { useCallback, useState } from 'react'
import type { Batch } from '../../features/image-batch/batch/batch.ts'
import type { BatchItem } from '../../features/image-batch/batch/batch-state.ts'
import { createImageInspector, createImagePool } from '../../features/image-batch/batch/image-workers.ts'
import { createToolSettings } from '../../features/image-batch/batch/tool-settings.ts'
import type { BatchWork } from '../../features/image-batch/batch/use-batch.ts'
import { BatchPage } from '../../features/image-batch/page/BatchPage.tsx'
import type { AddFiles } from '../../features/image-batch/page/batch-page-props.ts'
import { importAccept, pictureImport } from '../../features/picture-import/picture-import.ts'
import { pixelsOf } from '../../lib/image/header/metadata.ts'
import { avifBytes, maxAvifPixels, workingBytes } from '../../lib/image/pixels/memory-budget.ts'
import { workTimeoutMs } from '../../lib/work/work-timeout.ts'
import { visitStored } from '../../platform/settings-in-page.ts'
import { supportsSimd } from '../../platform/workers/web-assembly.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { FileInput } from '../../ui/files/file-input/FileInput.tsx'
import { useStore } from '../../ui/use-store.ts'
import { type Converted, convertedName } from './core/converted.ts'
import { conversionFor, refuse } from './core/refuse.ts'
import {
  type ConversionType,
  type ConverterSettings,
  type ConvertSettings,
  conversionOf,
  defaultSettings,
  formats,
  fromAny,
  isSettings,
  otherBeginnings,
  type StoredSettings,
  sourceOf,
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

const accepted = {
  'png-to-jpg': 'image/png,.png',
  'jpg-to-png': 'image/jpeg,.jpg,.jpeg',
  any: importAccept,
} as const
const samples = { 'png-to-jpg': 'image/png', 'jpg-to-png': 'image/jpeg', any: 'image/jpeg' } as const

const work: BatchWork<ConvertSettings, Converted<Blob>> = {
  tool,
  createPool: () =>
    createImagePool(workerUrl, {
      oxipng: oxipngUrl,
      webp: supportsSimd() ? webpSimdUrl : webpUrl,
      avif: avifUrl,
    }),
  createInspector: () => createImageInspector(workerUrl),
  refuse: (inspection) => refuse(inspection, settingsStore.read().type),
  settingsFor: ({ force }) => ({ ...settingsStore.read(), force }),
  timeoutFor: ({ file, metadata }) =>
    workTimeoutMs(
      { bytes: file.size, pixels: pixelsOf(metadata) },
      settingsStore.read().smaller ? optimiserSlowness : 1,
    ),
  bytesFor(pixels) {
    const isAvif = formats[settingsStore.read().type].extension === 'avif'
    // Of a larger picture a part may be small enough.
    return workingBytes(pixels, true) + (isAvif ? avifBytes(Math.min(pixels, maxAvifPixels.half)) : 0)
  },
  pictureImport,
  // Other formats take longer to encode than to decode, and can't be stopped in between.
  keepsPixels: ({ type }) => formats[type].extension === 'jpg',
  prepareFor(files) {
    const settings = settingsStore.read()
    const type = conversionOf(
      files.map((file) => file.type),
      settings.type,
    )
    if (type !== settings.type) settingsStore.write({ ...settings, type })
  },
}

/** The files of the other conversion, kept with their results when the visitor changes to this one. */
type Aside = {
  readonly settings: ConverterSettings
  readonly items: readonly BatchItem<Converted<Blob>>[]
}

export default function ImageConverter({ t, language }: PageProps<Messages>) {
  const settings = useStore(settingsStore)
  const { type } = settings
  const [aside, setAside] = useState<Aside | null>(null)
  const announce = useAnnounce()
  const source = sourceOf(type)

  /** The files of this conversion make room for those of the other one. */
  const makeRoom = (batch: Batch<Converted<Blob>>) => {
    const { items } = batch.read()
    setAside(items.length > 0 ? { settings, items } : null)
    if (items.length > 0) announce(t.setAside[source](items.length))
    batch.clear()
  }
  const change = (next: ConverterSettings, batch: Batch<Converted<Blob>>) => {
    settingsStore.write(next)
    makeRoom(batch)
  }
  const convertOthers = (
    files: readonly File[],
    next: ConversionType,
    batch: Batch<Converted<Blob>>,
    add: AddFiles,
  ) => {
    change({ ...settings, type: next }, batch)
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
        onForce={() => batch.retry(item.id, { force: true })}
        onExact={() => batch.retry(item.id, { edit: { ...item.edit, exact: true } })}
      />
    ),
    [],
  )
  return (
    <TextsProvider t={t} language={language}>
      <BatchPage<ConvertSettings, Converted<Blob>>
        t={{
          ...t,
          upload: t.upload[source],
          formats: t.formats[source],
          refusal: t.refusal[source],
          refusedReason: (error) => reasonOf(t, error),
        }}
        language={language}
        accept={accepted[source]}
        sample={samples[source]}
        work={work}
        nameFor={convertedName}
        fields={(batch) => (
          <SettingsFields
            settings={settings}
            mayBeTransparent={batch
              .read()
              .items.some(({ metadata }) => metadata !== null && metadata.format !== 'jpeg')}
            onChange={(next) => {
              if (sourceOf(next.type) !== source) return change(next, batch)
              settingsStore.write(next)
              batch.processAll()
            }}
            visit={visitStored(settingsStore)}
            onVisit={() => {
              if (sourceOf(settingsStore.read().type) === source) batch.processAll()
              else makeRoom(batch)
            }}
          />
        )}
        remedy={(refused, batch, add) => {
          const wanted = refused.flatMap(({ file, error }) => {
            const next = conversionFor(error, type)
            return next === null || next === type ? [] : [{ file, next }]
          })
          const nexts = new Set(wanted.map(({ next }) => next))
          // One press for all of them.
          const [next] = nexts.size > 1 ? [fromAny(type)] : nexts
          return next === undefined ? null : (
            <Button
              onClick={() =>
                convertOthers(
                  wanted.map(({ file }) => file),
                  next,
                  batch,
                  add,
                )
              }
            >
              {t.switchFor[sourceOf(next)](wanted.length, t.formatNames[formats[next].extension])}
            </Button>
          )
        }}
        begin={(batch, add) =>
          otherBeginnings(type).map((next) => (
            <FileInput
              key={next}
              variant="quiet"
              className={styles.begin}
              accept={accepted[sourceOf(next)]}
              multiple
              onFiles={(files) => convertOthers(files, next, batch, add)}
            >
              {t.begin[next]}
            </FileInput>
          ))
        }
        notice={(batch) =>
          aside ? (
            <SetAside
              sentence={t.setAside[sourceOf(aside.settings.type)](aside.items.length)}
              onBringBack={() => bringBack(batch)}
              onDismiss={() => setAside(null)}
            />
          ) : null
        }
        notes={notes}
        canEdit
      />
    </TextsProvider>
  )
}

/** `unsupported` here means a valid picture of another format, not one that the browser cannot open. */
function reasonOf(t: Messages, error: Parameters<Messages['batch']['reason']>[0]): string {
  if (error.kind === 'unsupported') return t.otherKind(error.format)
  return t.batch.reason(error)
}
