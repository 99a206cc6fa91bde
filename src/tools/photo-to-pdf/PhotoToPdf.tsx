import { FileImage } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import { importAccept, pictureImport } from '../../features/picture-import/picture-import.ts'
import { formatFileSize } from '../../lib/files/file-size.ts'
import { download } from '../../platform/files/download.ts'
import { visitStored } from '../../platform/settings-in-page.ts'
import { workInTab } from '../../platform/work-in-tab.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { PageDrop } from '../../ui/files/file-input/PageDrop.tsx'
import { useFilesInTab } from '../../ui/files/incoming/use-files-in-tab.ts'
import { useIncoming } from '../../ui/files/incoming/use-incoming.ts'
import { UploadArea } from '../../ui/files/upload-area/UploadArea.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useJob } from '../../ui/job/use-job.ts'
import { latePart } from '../../ui/late-part.tsx'
import { HowTo } from '../../ui/layout/how-to/HowTo.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useSettingsInPage } from '../../ui/use-settings-in-page.ts'
import { useStore } from '../../ui/use-store.ts'
import { documentName } from './core/file-name.ts'
import type { PdfSettings } from './core/settings.ts'
import type { Messages } from './messages.en.ts'
import styles from './PhotoToPdf.module.css'
import { addPhotos, movePhoto, type Photo, removePhotos } from './photos/photo-list.ts'
import { createPhotoReader } from './photos/photo-reader.ts'
import { createSelection, type RefusedFile } from './photos/selection.ts'
import { shortened } from './photos/shortened.ts'
import { ActionBar } from './result/ActionBar.tsx'
import { prepareConversion, startConversion } from './result/conversion.ts'
import { ResultColumn } from './result/ResultColumn.tsx'
import { useConversionEnd } from './result/use-conversion-end.ts'
import { createScans } from './scan/scans.ts'
import { formatOf, wishesOf } from './settings/format-of.ts'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { stored, useSettings } from './settings/stored-settings.ts'
import { TextsProvider } from './texts.ts'

const tool = 'photo-to-pdf'

/** Needed only once there are photos. */
const SelectedPhotos = latePart(async () => (await import('./photos/SelectedPhotos.tsx')).SelectedPhotos)
const ZoomField = latePart(async () => (await import('./pages/ZoomField.tsx')).ZoomField)
/** Needed only once there is a document. */
const Ready = latePart(async () => (await import('./result/Ready.tsx')).Ready)
/** Needed only where many files were refused. */
const MoreRefused = latePart(async () => (await import('./photos/MoreRefused.tsx')).MoreRefused)

const titles = ['refused', 'damaged', 'notAllPages'] as const

/** What a file is listed under; `damaged`: a supported picture that is damaged, too large or unreadable. */
function titleOf({ kind }: RefusedFile['error']): (typeof titles)[number] {
  if (kind === 'too-many-pages') return 'notAllPages'
  return kind === 'empty' || kind === 'not-an-image' || kind === 'unsupported' ? 'refused' : 'damaged'
}

export default function PhotoToPdf({ t, language }: PageProps<Messages>) {
  const announce = useAnnounce()
  const [conversion, job] = useJob(startConversion, {
    onDone: ({ pages, pdf }) => announce(t.announceReady(pages, formatFileSize(pdf.size, language))),
  })
  const [reader] = useState(() => createPhotoReader(pictureImport, t.pageOf))
  const [selection] = useState(() => createSelection(reader, job.reset))
  const [scans] = useState(createScans)
  const { list, checking, held, refused } = useStore(selection)
  const [settings, setSettings] = useSettings()
  const [keepDetails, setKeepDetails] = useState(false)
  const [fileName, setFileName] = useState('')
  const { photos } = list
  useSettingsInPage<PdfSettings>(tool, {
    settings,
    visit: visitStored(stored),
    redo: job.reset,
    choose: setSettings,
  })

  useEffect(() => reader.close, [reader])
  const isFilled = photos.length > 0
  useEffect(() => {
    if (isFilled) prepareConversion()
  }, [isFilled])
  useConversionEnd(conversion)

  const announceAdded = (added: number) => {
    if (added > 0) announce(t.added(added))
  }
  const add = async (files: readonly File[]) => announceAdded(await selection.add(files))
  const recover = async (id: number) => announceAdded(await selection.recover(id))
  const makeRoom = useFilesInTab<Photo>(tool, {
    items: () => selection.read().list.photos,
    isChecking: checking !== null,
    restore: (left) => selection.change((current) => addPhotos(current, left)),
    // One whose frame was changed is another object with the same id.
    // For good: their files are deleted.
    remove: (left) =>
      selection.change((current) => ({
        ...removePhotos(current, (photo) => left.some(({ id }) => id === photo.id)),
        undo: null,
      })),
    canUndo: () => selection.read().list.undo !== null,
    toSave: (left) => ({
      photos: left.map((photo) => ({ ...photo, scan: scans.read().pages.get(photo.file) })),
      keepDetails,
      fileName,
    }),
    async restoreSaved(saved) {
      const { readWork } = await import('./photos/saved-work.ts')
      const work = readWork(saved, scans)
      setKeepDetails(work.keepDetails)
      setFileName(work.fileName)
      return selection.restore(work.photos)
    },
    add,
    withdraw: selection.withdraw,
  })
  useIncoming(tool, {
    makeRoom,
    onFiles(files, how) {
      void add(files).then(() => how === 'last-step' && begin())
      return () => selection.withdraw(files)
    },
  })
  useEffect(() => scans.subscribe(workInTab.changed), [scans])

  const refusedFor = (title: (typeof titles)[number]) =>
    refused
      .filter(({ error }) => titleOf(error) === title)
      .map(({ id, name, error, cutOff }) => ({
        id,
        name,
        reason: error.kind === 'too-many-pages' ? t.firstPages(error.limit, error.pages) : t.reason(error),
        ...(cutOff && {
          action: { label: t.recover, name: t.recoverOf(name), run: () => void recover(id) },
        }),
      }))
  const refusals = shortened(titles.map((title) => ({ title: t[title], files: refusedFor(title) })))
  const addSamples = async () => add(await (await import('./photos/sample-photos.ts')).samplePhotos())
  const files = () => photos.map(({ file }) => file)
  const convert = (wanted = settings, chosen = photos) =>
    job.run(
      {
        files: chosen.map(({ file }) => file),
        maxPixels: Math.max(...chosen.map(({ metadata }) => metadata.width * metadata.height)),
        settings: wanted,
        pages: scans.read().pages,
        keepMetadata: keepDetails,
        title: t.documentTitle,
        language,
      },
      { done: 0, total: chosen.length, name: '' },
    )
  const begin = useEffectEvent(() => {
    const chosen = selection.read().list.photos
    if (chosen.length > 0) convert(settings, chosen)
  })
  const save = async () => {
    if (conversion.state !== 'done') return
    const { pdf, copied } = conversion.result
    const vanished = copied ? null : await reader.probe(files())
    if (vanished) job.run({ vanished }, { done: 0, total: 1, name: '' })
    else download(pdf, documentName(fileName))
  }

  return (
    <TextsProvider t={t} language={language}>
      <ToolPage
        title={t.title}
        intro={t.intro}
        result={
          <div className={styles.result} data-filled={photos.length > 0}>
            <ResultColumn
              photos={photos}
              settings={settings}
              conversion={conversion}
              read={reader.thumbnail}
              scans={scans}
              onAdjust={job.reset}
              onConvert={() => convert()}
              onAllow={(maxKilobytes) => {
                const wanted = { ...settings, maxKilobytes }
                setSettings(wanted)
                convert(wanted)
              }}
              onMove={(from, to) => selection.change((current) => movePhoto(current, from, to))}
              onPickAgain={(index, file) => {
                const photo = photos[index]
                if (photo) void selection.pickAgain(photo.id, file)
              }}
              onRemove={(index) =>
                selection.change((current) => removePhotos(current, (photo) => photo === photos[index]))
              }
            />
            <UploadArea
              title={t.upload}
              formats={t.formats}
              accept={importAccept}
              empty={
                photos.length > 0
                  ? undefined
                  : {
                      ghost: (
                        <span className={styles.ghost}>
                          <Icon of={FileImage} size={40} />
                        </span>
                      ),
                      title: t.empty,
                      hint: t.emptyHint,
                      onSample: () => void addSamples(),
                    }
              }
              checking={checking && { label: t.checking, ...checking, onStop: selection.stopChecking }}
              refused={refusals.shown}
              remedy={refusals.others.length > 0 ? <MoreRefused lists={refusals.others} /> : null}
              onFiles={add}
              onDismiss={selection.dismissRefused}
            >
              {photos.length > 0 ? <ZoomField /> : null}
            </UploadArea>
          </div>
        }
        settings={
          <SettingsPanel
            settings={settings}
            onSettings={(next) => {
              job.reset()
              setSettings(next)
            }}
            keepDetails={keepDetails}
            onKeepDetails={(keep) => {
              job.reset()
              setKeepDetails(keep)
            }}
            fileName={fileName}
            onFileName={setFileName}
          />
        }
        lip={
          photos.length > 0 ? (
            <div className={styles.line}>
              {conversion.state === 'done' ? (
                <Ready
                  photos={photos.length}
                  format={formatOf(t, language, settings)}
                  keepDetails={keepDetails && !settings.scan}
                  result={conversion.result}
                  name={documentName(fileName)}
                  onDownload={save}
                />
              ) : (
                <p>{wishesOf(t, language, settings)}</p>
              )}
            </div>
          ) : null
        }
        action={
          <ActionBar
            photos={photos}
            conversion={conversion}
            isHeld={checking !== null || held > 0}
            onConvert={() => convert()}
            onCancel={job.reset}
            onDownload={save}
          />
        }
        below={
          <>
            {photos.length > 0 || list.undo ? (
              <SelectedPhotos
                list={list}
                selection={selection}
                reader={reader}
                scans={settings.scan && scans}
              />
            ) : null}
            <HowTo title={t.howTo} steps={t.steps} />
          </>
        }
      />
      <PageDrop sentence={t.drop} onFiles={add} />
    </TextsProvider>
  )
}
