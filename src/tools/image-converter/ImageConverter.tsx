import oxipngUrl from '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url'
import { useCallback, useSyncExternalStore } from 'react'
import { withExtension } from '../../lib/file-names.ts'
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
import type { Converted } from './core/converted.ts'
import { refuse } from './core/refuse.ts'
import {
  type ConverterSettings,
  type ConvertSettings,
  defaultSettings,
  formats,
  isSettings,
  type StoredSettings,
} from './core/settings.ts'
import type { Messages } from './messages.en.ts'
import { ResultNotes } from './ResultNotes.tsx'
import { SettingsFields } from './SettingsFields.tsx'
import workerUrl from './worker.ts?worker&url'

const tool = 'image-converter'
const settingsStore = createToolSettings<StoredSettings>(tool, defaultSettings, isSettings)

export default function ImageConverter({ t, language }: PageProps<Messages>) {
  const announce = useAnnounce()
  const settings = useSyncExternalStore(
    settingsStore.subscribe,
    settingsStore.read,
    () => settingsStore.initial,
  )
  const { type } = settings
  const { extension } = formats[type]
  const [state, batch, add] = useBatch<ConvertSettings, Converted<Blob>>({
    tool,
    createPool: () => createImagePool(workerUrl, { oxipng: oxipngUrl }),
    createInspector: () => createImageInspector(workerUrl),
    refuse: (inspection) => refuse(inspection, settingsStore.read().type),
    settingsFor: ({ insist }) => ({ ...settingsStore.read(), insist }),
    bytesFor: (pixels) => workingBytes(pixels, false),
    onAdded: (count) => announce(t.batch.added(count)),
  })
  const { items } = state
  const sums = sumsOf(items)
  const { percent: summary } = describeChange(t.batch, language, sums.before, sums.after)
  useSettled(sums.busy, () => {
    if (sums.ready > 0) announce(t.batch.announceDone(sums.ready, summary))
  })

  const change = (next: ConverterSettings) => {
    settingsStore.write(next)
    if (next.type === type) batch.workAll()
    else batch.clear()
  }
  const addSample = async () => {
    const { sampleImage } = await import('../../ui/image-batch/sample-image.ts')
    const sample =
      type === 'png-to-jpg'
        ? await sampleImage('image/png', 'sample.png')
        : await sampleImage('image/jpeg', 'sample.jpg')
    if (sample) add([sample])
  }
  const nameFor = useCallback((name: string) => withExtension(name, extension), [extension])
  const downloads = useDownloads(batch, nameFor, t.zipName)

  return (
    <>
      <ToolPage
        title={t.title}
        intro={t.intro}
        input={
          <>
            <UploadArea
              t={{ ...t.batch, reason: (error) => reasonOf(t, error) }}
              title={t.upload[type]}
              formats={t.formats[type]}
              accept={type === 'png-to-jpg' ? 'image/png,.png' : 'image/jpeg,.jpg,.jpeg'}
              refusal={t.refusal[type]}
              checking={state.checking}
              refused={state.refused}
              onFiles={add}
              onDismiss={batch.dismissRefused}
            />
            <Panel title={t.settings}>
              <SettingsFields t={t} language={language} settings={settings} onChange={change}>
                <BatchAction
                  label={t.convert}
                  busyLabel={t.converting}
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
            <BatchResults<Converted<Blob>>
              t={t.batch}
              language={language}
              items={items}
              batch={batch}
              downloads={downloads}
              notes={(item) => (
                <ResultNotes
                  t={t}
                  language={language}
                  item={item}
                  keepDetails={settings.keepDetails}
                  onInsist={() => batch.workAgain(item.id, { insist: true })}
                />
              )}
            />
          )
        }
        below={<HowTo title={t.howTo} steps={t.steps} />}
      />
      <PageDrop sentence={t.batch.drop} onFiles={add} />
    </>
  )
}

/** A good picture of another kind is not one that the browser cannot open. */
function reasonOf(t: Messages, error: Parameters<Messages['batch']['reason']>[0]): string {
  if (error.kind === 'unsupported') return t.otherKind(error.format.toUpperCase())
  return t.batch.reason(error)
}
