import mozjpegUrl from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url'
import { useSyncExternalStore } from 'react'
import { workingBytes } from '../../lib/image/memory-budget.ts'
import { useAnnounce } from '../../ui/announcer/announcer.tsx'
import { PageDrop } from '../../ui/file-input/PageDrop.tsx'
import { BatchAction } from '../../ui/image-batch/BatchAction.tsx'
import { BatchResults } from '../../ui/image-batch/BatchResults.tsx'
import { sumsOf } from '../../ui/image-batch/batch-state.ts'
import { describeChange } from '../../ui/image-batch/describe-change.ts'
import { EmptyResult } from '../../ui/image-batch/EmptyResult.tsx'
import { HowTo } from '../../ui/image-batch/HowTo.tsx'
import { createImageInspector, createImagePool } from '../../ui/image-batch/image-workers.ts'
import { createToolSettings } from '../../ui/image-batch/tool-settings.ts'
import { UploadArea } from '../../ui/image-batch/UploadArea.tsx'
import { useBatch } from '../../ui/image-batch/use-batch.ts'
import { useDownloads } from '../../ui/image-batch/use-downloads.ts'
import { useSettled } from '../../ui/image-batch/use-settled.ts'
import type { PageProps } from '../../ui/manifest.ts'
import { Panel } from '../../ui/panel/Panel.tsx'
import { ToolPage } from '../../ui/tool-page/ToolPage.tsx'
import { type Compressed, compressedName } from './core/compressed.ts'
import { refuse } from './core/refuse.ts'
import { type CompressorSettings, defaultSettings, isSettings, type StoredSettings } from './core/settings.ts'
import type { Messages } from './messages.en.ts'
import { ResultNotes } from './ResultNotes.tsx'
import { SettingsFields } from './SettingsFields.tsx'
import workerUrl from './worker.ts?worker&url'

const tool = 'image-compressor'
const settingsStore = createToolSettings<StoredSettings>(tool, defaultSettings, isSettings)

export default function ImageCompressor({ t, language }: PageProps<Messages>) {
  const announce = useAnnounce()
  const settings = useSyncExternalStore(
    settingsStore.subscribe,
    settingsStore.read,
    () => settingsStore.initial,
  )
  const [state, batch, add] = useBatch<CompressorSettings, Compressed<Blob>>({
    tool,
    createPool: () => createImagePool(workerUrl, { mozjpeg: mozjpegUrl }),
    createInspector: () => createImageInspector(workerUrl),
    refuse,
    settingsFor: () => settingsStore.read(),
    bytesFor: (pixels) => workingBytes(pixels, true),
    onAdded: (count) => announce(t.batch.added(count)),
  })
  const { items } = state
  const sums = sumsOf(items)
  const { percent: summary } = describeChange(t.batch, language, sums.before, sums.after)
  useSettled(sums.busy, () => {
    if (sums.ready > 0) announce(t.batch.announceDone(sums.ready, summary))
  })
  const downloads = useDownloads(batch, compressedName, t.zipName)

  const change = (next: CompressorSettings) => {
    settingsStore.write(next)
    batch.workAll()
  }
  const addSample = async () => {
    const { sampleImage } = await import('../../ui/image-batch/sample-image.ts')
    const sample = await sampleImage('image/png', 'sample.png')
    if (sample) add([sample])
  }

  return (
    <>
      <ToolPage
        title={t.title}
        intro={t.intro}
        input={
          <>
            <UploadArea
              t={t.batch}
              title={t.upload}
              formats={t.formats}
              accept="image/*"
              refusal={t.refusal}
              checking={state.checking}
              refused={state.refused}
              onFiles={add}
              onDismiss={batch.dismissRefused}
            />
            <Panel title={t.settings}>
              <SettingsFields t={t} language={language} settings={settings} onChange={change}>
                <BatchAction
                  label={t.compress}
                  busyLabel={t.compressing}
                  sums={sums}
                  summary={summary}
                  downloadLabel={sums.ready > 1 ? t.batch.downloadAll : t.batch.download}
                  onDownload={downloads.all}
                  onRun={batch.workAll}
                  onStop={batch.stop}
                />
              </SettingsFields>
            </Panel>
          </>
        }
        result={
          items.length === 0 ? (
            <EmptyResult title={t.empty} hint={t.emptyHint} sample={t.sample} onSample={addSample} />
          ) : (
            <BatchResults<Compressed<Blob>>
              t={t.batch}
              language={language}
              items={items}
              batch={batch}
              downloads={downloads}
              notes={(item) => <ResultNotes t={t} language={language} item={item} settings={settings} />}
            />
          )
        }
        below={<HowTo title={t.howTo} steps={t.steps} />}
      />
      <PageDrop sentence={t.batch.drop} onFiles={add} />
    </>
  )
}
