import { useEffect } from 'react'
import { localeOf } from '../../lib/text/locale.ts'
import { sound } from '../../platform/device/sound.ts'
import { today as todayStore } from '../../platform/time/today.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useStore } from '../../ui/use-store.ts'
import { emptyDay } from './core/days.ts'
import { clockFace, remainingOf } from './core/timer.ts'
import { HistoryPanel } from './history/HistoryPanel.tsx'
import { TodayPanel } from './history/TodayPanel.tsx'
import type { Messages } from './messages.en.ts'
import styles from './Pomodoro.module.css'
import { SettingsPanel } from './settings/SettingsPanel.tsx'
import { timerRecord, useDays, usePomodoroSettings } from './stored.ts'
import { TextsProvider } from './texts.ts'
import { useAnnouncements } from './timer/alerts/use-announcements.ts'
import { useTabIndicators } from './timer/alerts/use-tab-indicators.ts'
import { MiniTimer, useMiniWindow } from './timer/mini/MiniTimer.tsx'
import { setEndTexts, siteTimer } from './timer/site-timer.ts'
import { TimerPanel } from './timer/TimerPanel.tsx'
import { useNow } from './timer/use-now.ts'

/** Placeholder until the browser's date is known. */
const noDay = '1970-01-01'

export default function Pomodoro({ t, language }: PageProps<Messages>) {
  const record = useStore(timerRecord)
  const [settings, changeSettings] = usePomodoroSettings()
  const today = useStore(todayStore, noDay)
  const days = useDays()
  const { timer, last } = record
  const now = useNow(timer)
  const [mini, openMini] = useMiniWindow()

  // Ends a session that expired while no tab was open, then follows the timer.
  useEffect(() => {
    setEndTexts(t.ended)
    siteTimer()
  }, [t])
  useTabIndicators(t, timer, now, settings.keepScreenOn)
  useAnnouncements(t, timer, last, now)

  const timeOf = (timestamp: number) =>
    new Intl.DateTimeFormat(localeOf(language), {
      hour: '2-digit',
      minute: '2-digit',
    }).format(timestamp)

  return (
    <TextsProvider t={t} language={language}>
      <ToolPage
        title={t.title}
        intro={t.intro}
        result={
          <TimerPanel
            record={record}
            now={now}
            settings={settings}
            onSettings={changeSettings}
            timeOf={timeOf}
          />
        }
        settings={
          <>
            <TodayPanel today={days.find(({ date }) => date === today) ?? emptyDay(today)} />
            <SettingsPanel settings={settings} onSettings={changeSettings} onMiniWindow={openMini} />
          </>
        }
        below={
          <>
            <HistoryPanel days={days} today={today} />
            <Panel title={t.how}>
              <ol className={styles.steps}>
                {t.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Panel>
          </>
        }
      />
      {mini ? (
        <MiniTimer
          window={mini}
          timer={timer}
          face={clockFace(remainingOf(timer, now))}
          onToggle={() => {
            sound.unlock()
            if (timer.status === 'running') siteTimer().pause()
            else siteTimer().start()
          }}
        />
      ) : null}
    </TextsProvider>
  )
}
