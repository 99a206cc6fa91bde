import { type RefObject, useDeferredValue } from 'react'
import { Tabs } from '../../../ui/layout/tabs/Tabs.tsx'
import { ContrastPanel } from '../checks/ContrastPanel.tsx'
import { useTexts } from '../texts.ts'
import type { AboutPanelProps } from './AboutPanel.tsx'
import { LateAboutPanel } from './LateAboutPanel.tsx'
import { lateTabs, type TabId } from './tabs.ts'

type PaletteTabsProps = Omit<AboutPanelProps, 'tab'> & {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly open: TabId
  readonly onOpen: (tab: TabId) => void
}

/** What is said about the palette. It follows once the palette itself is shown, whose answer need not wait for it. */
export function PaletteTabs({ ref, open, onOpen, hexes: current, ...others }: PaletteTabsProps) {
  const { t } = useTexts()
  const hexes = useDeferredValue(current)
  return (
    <Tabs
      ref={ref}
      label={t.about}
      open={open}
      onOpen={onOpen}
      tabs={[
        { id: 'contrast', label: t.contrast, content: () => <ContrastPanel hexes={hexes} /> },
        ...lateTabs.map((id) => ({
          id,
          label: t[id],
          content: () => <LateAboutPanel {...others} tab={id} hexes={hexes} />,
        })),
      ]}
    />
  )
}
