import { BookOpen } from 'lucide'
import { type ReactNode, useEffect, useMemo } from 'react'
import { arrival } from '../../../platform/arrival.ts'
import { openPreset } from '../../../platform/open-preset.ts'
import { recipeRun } from '../../../platform/recipe-run.ts'
import { workInTab } from '../../../platform/work-in-tab.ts'
import { guides, tools } from '../../../registry/entries.ts'
import { Announcer } from '../../../ui/feedback/announcer/announcer.tsx'
import type { ToTrayProps } from '../../../ui/files/tray/tray-props.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import type { NextContent } from '../../../ui/layout/next/next-content.ts'
import { ToolContextProvider } from '../../../ui/layout/tool-page/tool-context.ts'
import { restoreFocus } from '../../../ui/lists/focus-restoration/restore-focus.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useCatalog } from '../../catalog/texts.ts'
import { relatedTools } from '../../home/related-tools.ts'
import { ToolMark } from '../../home/ToolMark.tsx'
import { pathOf } from '../../navigation/routes.ts'
import { LatePresetLinks } from '../../presets/LatePresetLinks.tsx'
import type { LoadedPreset } from '../../presets/load-preset.tsx'
import { LateSaveRecipe } from '../../recipes/LateSaveRecipe.tsx'
import { LateNextRow } from '../next/LateNextRow.tsx'
import { StorageNotice } from '../notices/StorageNotice.tsx'
import { Seal } from '../seal/Seal.tsx'
import { LateCopySettingsLink, LateSettingsFromLink } from '../settings-link/late-parts.tsx'
import { useOpenedLink } from '../settings-link/use-opened-link.ts'
import { FromOpenTray } from '../tray/FromOpenTray.tsx'
import { ToTrayButton } from '../tray/ToTrayButton.tsx'
import styles from './ToolFrame.module.css'

/** Needed only once something came. */
const ArrivalNotice = latePart(async () => (await import('../next/ArrivalNotice.tsx')).ArrivalNotice)

const RunBar = latePart(async () => (await import('../../recipes/RunBar.tsx')).RunBar)

const UnsavedNote = latePart(async () => (await import('../notices/UnsavedNote.tsx')).UnsavedNote)

type ToolFrameProps = {
  readonly id: string
  /** On a page that is made for certain settings: its name, and the settings as the fragment of a link has them. */
  readonly preset?: Pick<LoadedPreset, 'id' | 'settings' | 'shown'> | undefined
  readonly children: ReactNode
}

/** The frame around every tool: its icon and the seal in the header, guide, presets and related tools below. */
export function ToolFrame({ id, preset, children }: ToolFrameProps) {
  // Before the tool renders: its stores show it from the first render on.
  const shown = recipeRun.settingsOf(id) ?? preset?.shown
  openPreset.set(shown && { tool: id, settings: shown })
  const { t, card, language } = useCatalog()
  useEffect(restoreFocus, [])
  const self = tools.find((tool) => tool.id === id)
  const context = useMemo(
    () => ({
      mark: self ? <ToolMark tool={self} /> : null,
      seal: <Seal />,
      next: (props: { readonly contents: readonly NextContent[] }) => <LateNextRow tool={id} {...props} />,
      copySettings: <LateCopySettingsLink tool={id} />,
      saveRecipe: <LateSaveRecipe tool={id} />,
      tray: { to: (props: ToTrayProps) => <ToTrayButton tool={id} {...props} />, from: FromOpenTray },
    }),
    [self, id],
  )
  const link = useOpenedLink({ kind: 'tool', id, preset: preset?.id }, preset?.settings)
  const arrived = useStore(arrival, null)
  const run = useStore(recipeRun, null)
  const isStep = run?.steps[run.at]?.tool === id && run.at < run.steps.length - 1 && !run.isStopped
  const isUnsaved = useStore(workInTab.unsaved, null) !== null
  // What is left of it would be undone in a page that is no longer there. Not by the notice, which may not be loaded yet.
  useEffect(() => () => arrival.set(null), [])
  useEffect(() => () => recipeRun.left(id), [id])
  const guide = guides.find(({ tool }) => tool === id)
  const related = self ? relatedTools(self, tools).slice(0, 3) : []
  return (
    <>
      <StorageNotice />
      <ToolContextProvider value={context}>
        <Announcer>
          {isStep ? <RunBar run={run} /> : arrived?.to === id ? <ArrivalNotice of={arrived} /> : null}
          {link ? <LateSettingsFromLink tool={id} link={link} /> : null}
          {isUnsaved ? <UnsavedNote /> : null}
          {children}
        </Announcer>
      </ToolContextProvider>
      {guide ? (
        <p className={styles.guide}>
          <a href={pathOf({ language, route: { kind: 'guide', id: guide.id } })}>
            <Icon of={BookOpen} size={20} />
            {t.guides.read(card(guide.id).title)}
          </a>
        </p>
      ) : null}
      <div className={styles.more}>
        <LatePresetLinks tool={id} preset={preset?.id} language={language} />
        {related.length > 0 ? (
          <nav aria-labelledby="related" className={styles.related}>
            <h2 id="related">{t.relatedTools}</h2>
            <ul className={styles.list}>
              {related.map((tool) => (
                <li key={tool.id}>
                  <a
                    href={pathOf({ language, route: { kind: 'tool', id: tool.id } })}
                    className={styles.link}
                  >
                    <ToolMark tool={tool} />
                    <span>{card(tool.id).title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </>
  )
}
