import mozjpegUrl from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url'
import { useCallback } from 'react'
import type { BatchItem } from '../../features/image-batch/batch/batch-state.ts'
import { createImageInspector, createImagePool } from '../../features/image-batch/batch/image-workers.ts'
import { createToolSettings } from '../../features/image-batch/batch/tool-settings.ts'
import type { BatchWork } from '../../features/image-batch/batch/use-batch.ts'
import { BatchPage } from '../../features/image-batch/page/BatchPage.tsx'
import { pixelsOf } from '../../lib/image/header/metadata.ts'
import { workingBytes } from '../../lib/image/pixels/memory-budget.ts'
import { workTimeoutMs } from '../../lib/work/work-timeout.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { useStore } from '../../ui/use-store.ts'
import { type Compressed, compressedName } from './core/compressed.ts'
import { readTarget } from './core/read-target.ts'
import { refuse } from './core/refuse.ts'
import { type CompressorSettings, defaultSettings, isSettings, type StoredSettings } from './core/settings.ts'
import type { Messages } from './messages.en.ts'
import { ResultNotes } from './result/ResultNotes.tsx'
import { SettingsFields } from './settings/SettingsFields.tsx'
import { stores } from './stores.ts'
import { TextsProvider } from './texts.ts'
import workerUrl from './worker.ts?worker&url'

const tool = 'image-compressor'
const settingsStore = createToolSettings<StoredSettings>(stores.settings, defaultSettings, isSettings)

const work: BatchWork<CompressorSettings, Compressed<Blob>> = {
  tool,
  createPool: () => createImagePool(workerUrl, { mozjpeg: mozjpegUrl }),
  createInspector: () => createImageInspector(workerUrl),
  refuse,
  readText(text) {
    const kilobytes = readTarget(text)
    if (kilobytes !== undefined) settingsStore.write({ ...settingsStore.read(), goal: 'size', kilobytes })
  },
  settingsFor: settingsStore.read,
  timeoutFor: ({ file, metadata }) => workTimeoutMs({ bytes: file.size, pixels: pixelsOf(metadata) }),
  bytesFor: (pixels) => workingBytes(pixels, true),
}

export default function ImageCompressor({ t, language }: PageProps<Messages>) {
  const settings = useStore(settingsStore)
  const notes = useCallback(
    (item: BatchItem<Compressed<Blob>>) => <ResultNotes item={item} settings={settings} />,
    [settings],
  )
  return (
    <TextsProvider t={t} language={language}>
      <BatchPage<CompressorSettings, Compressed<Blob>>
        t={t}
        language={language}
        accept="image/*"
        sample="image/png"
        work={work}
        nameFor={compressedName}
        fields={(batch, action) => (
          <SettingsFields
            settings={settings}
            onChange={(next) => {
              settingsStore.write(next)
              batch.processAll()
            }}
          >
            {action}
          </SettingsFields>
        )}
        notes={notes}
      />
    </TextsProvider>
  )
}
