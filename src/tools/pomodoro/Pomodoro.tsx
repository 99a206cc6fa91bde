import { useEffect } from 'react'
import { localeOf } from '../../lib/text/locale.ts'
import { sound } from '../../platform/device/sound.ts'
import { visitStored } from '../../platform/settings-in-page.ts'
import { today as todayStore } from '../../platform/time/today.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { useIncoming } from '../../ui/files/incoming/use-incoming.ts'
import { HowTo } from '../../ui/layout/how-to/HowTo.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useSettingsInPage } from '../../ui/use-settings-in-page.ts'
import { useStore } from '../../ui/use-store.ts'
import { emptyDay } from './core/days.ts'
import { modeMinutes } from './core/modes.ts'
import type { PomodoroSettings } from './core/settings.ts'
import { clockFace, remainingOf } from './core/timer.ts'
import { DaySheet } from './history/DaySheet.tsx'
import { HistoryGroup } from './history/HistoryGroup.tsx'
import { TodayPanel } from './history/TodayPanel.tsx'
import { readMinutes } from './home/read-minutes.ts'
import type { Messages } from './messages.en.ts'
import styles from './Pomodoro.module.css'
import { NotificationNote } from './settings/NotificationNote.tsx'
import { SettingsGroup } from './settings/SettingsGroup.tsx'
import { SoundGroup } from './settings/SoundGroup.tsx'
import { pomodoroSettings, timerRecord, useDays, usePomodoroSettings } from './stored.ts'
import { TextsProvider } from './texts.ts'
import { useAnnouncements } from './timer/alerts/use-announcements.ts'
import { useTabIndicators } from './timer/alerts/use-tab-indicators.ts'
import { Countdown } from './timer/Countdown.tsx'
import { TimerLip } from './timer/lip/TimerLip.tsx'
import { MiniTimer, useMiniWindow } from './timer/mini/MiniTimer.tsx'
import { QuickStart } from './timer/QuickStart.tsx'
import { setEndTexts, siteTimer } from './timer/site-timer.ts'
import { useNow } from './timer/use-now.ts'
import { useTimerActions } from './timer/use-timer-actions.ts'

/** Placeholder until the browser's date is known. */
const noDay = '1970-01-01'

export default function Pomodoro({ t, language }: PageProps<Messages>) {
  const record = useStore(timerRecord)
  const [settings, changeSettings] = usePomodoroSettings()
  const today = useStore(todayStore, noDay)
  const days = useDays()
  const { timer, last } = record
  const [mini, openMini] = useMiniWindow()
  const actions = useTimerActions(record)
  const day = days.find(({ date }) => date === today) ?? emptyDay(today)

  // Ends a session that expired while no tab was open, then follows the timer.
  useEffect(() => {
    setEndTexts(t.ended)
    siteTimer()
  }, [t])
  const now = useNow(timer)
  useTabIndicators(t, timer, now, settings.keepScreenOn)
  useAnnouncements(t, timer, last, now)

  useSettingsInPage<PomodoroSettings>('pomodoro', {
    settings,
    visit: visitStored(pomodoroSettings),
    choose: changeSettings,
  })
  useIncoming('pomodoro', {
    onText(text) {
      const minutes = readMinutes(text)
      if (minutes === undefined) return
      if (minutes !== modeMinutes.work) changeSettings({ customMinutes: minutes })
      actions.quickStart(minutes === modeMinutes.work ? 'work' : 'custom')
    },
  })

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
          <>
            <Countdown
              record={record}
              now={now}
              settings={settings}
              onSettings={changeSettings}
              actions={actions}
            />
            {today === noDay ? null : <DaySheet day={day} />}
          </>
        }
        lip={
          <TimerLip
            record={record}
            now={now}
            completed={day.completedSessions}
            actions={actions}
            onMiniWindow={openMini}
            timeOf={timeOf}
          />
        }
        settings={
          <div className={styles.settings}>
            <TodayPanel today={day}>
              <QuickStart actions={actions} />
            </TodayPanel>
            <div className={styles.groups}>
              <SoundGroup settings={settings} onSettings={changeSettings} />
              <SettingsGroup settings={settings} onSettings={changeSettings} />
              <HistoryGroup days={days} today={today} />
            </div>
            {/* Comes with the browser's answer: below all that would move. */}
            <NotificationNote />
          </div>
        }
        below={<HowTo title={t.how} steps={t.steps} />}
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
