import { useCallback } from 'react'
import type { BatchItem } from '../../features/image-batch/batch/batch-state.ts'
import { BatchPage } from '../../features/image-batch/page/BatchPage.tsx'
import { importAccept } from '../../features/picture-import/picture-import.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { useStore } from '../../ui/use-store.ts'
import { type Compressed, compressedName } from './core/compressed.ts'
import type { CompressorSettings } from './core/settings.ts'
import type { Messages } from './messages.en.ts'
import { ResultNotes } from './result/ResultNotes.tsx'
import { SettingsFields } from './settings/SettingsFields.tsx'
import { TextsProvider } from './texts.ts'
import { settingsStore, work } from './work.ts'

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
        accept={importAccept}
        sample="image/png"
        work={work}
        nameFor={compressedName}
        fields={(batch) => (
          <SettingsFields
            settings={settings}
            mayBeTransparent={batch
              .read()
              .items.some(({ metadata }) => metadata !== null && metadata.format !== 'jpeg')}
            onChange={(next) => {
              settingsStore.write(next)
              batch.processAll()
            }}
            onVisit={batch.processAll}
          />
        )}
        notes={notes}
      />
    </TextsProvider>
  )
}
