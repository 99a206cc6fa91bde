import type { Translated } from '../../lib/text/i18n.ts'
import type { card as englishCard, Messages } from './messages.en.ts'

export const card: Translated<typeof englishCard> = {
  title: 'Pomodoro zamanlayıcı',
  description: '25 dakika çalışın, 5 dakika dinlenin, günün nasıl geçtiğini görün.',
  keywords: 'odaklanma verimlilik geri sayım mola oturum domates kronometre ders alarm zamanlayıcı sayaç',
  limits: 'Zamanlayıcı 1 ile 120 dakika arasında kurulabilir.',
  example: '25 dk',
}

export const messages: Messages = {
  title: 'Pomodoro zamanlayıcı',
  intro: '25 dakikalık oturumlarla, kısa molalar vererek çalışın.',

  timer: 'Zamanlayıcı',
  mode: 'Mod',
  modes: { work: 'Çalışma', break: 'Mola', 'long-break': 'Uzun mola', custom: 'Özel' },
  start: 'Başlat',
  pause: 'Duraklat',
  reset: 'Sıfırla',
  left: (face, mode) => `${mode}: kalan ${face}`,
  running: 'Çalışıyor',
  paused: 'Duraklatıldı',
  stopped: 'Durdu',
  customMinutes: 'Dakika (1–120)',
  customCounts: 'Odaklanma süresi olarak say',
  startsAtOnce: 'Açılır açılmaz başlar; siz başka araçları kullanırken de sürer.',
  quickStart: 'Hızlı başlat',
  quick: (minutes, mode) => `${minutes} dk ${mode.toLocaleLowerCase('tr')}`,
  space: 'Boşluk tuşu başlatır ve duraklatır.',
  session: (mode, minutes) => `${mode} ${minutes} dk`,
  next: (session) => `Sıradaki: ${session}`,
  endsAt: (time) => `Bitiş ${time}`,
  endsThen: (time, session) => `Bitiş ${time}, ardından ${session}`,
  openTimer: (face, state) => `${face} ${state}, zamanlayıcıyı aç`,
  replaced: 'Zamanlayıcı değiştirildi.',

  ended: {
    work: 'Çalışma oturumu tamamlandı! Mola zamanı.',
    break: 'Mola bitti! Odaklanmaya hazır mısınız?',
    'long-break': 'Mola bitti! Odaklanmaya hazır mısınız?',
    custom: 'Özel süre doldu.',
  },
  endedAt: (time, minutes) =>
    minutes < 120
      ? `Bitiş: ${time} (${minutes} dakika önce)`
      : `Bitiş: ${time} (${Math.round(minutes / 60)} saat önce)`,
  dontCount: 'Sayma',
  notCounted: 'Sayılmadı',
  takeLongBreak: 'Bunun yerine 15 dakikalık mola ver',
  fourth: 'Bu dördüncü oturumdu.',
  minutesLeft: (minutes) => `${minutes} dakika kaldı`,
  tabTitle: (face, mode) => `${face} – ${mode}`,
  pausedTitle: (face, mode) => `Duraklatıldı ${face} – ${mode}`,

  today: 'Bugün',
  sessionsToday: (count) => `Bugün ${count} oturum`,
  sessions: 'Tamamlanan oturumlar',
  focus: 'Odaklanma süresi',
  duration(minutes) {
    const hours = Math.floor(minutes / 60)
    const rest = `${minutes % 60} dk`
    if (hours === 0) return rest
    return minutes % 60 === 0 ? `${hours} sa` : `${hours} sa ${rest}`
  },

  settings: 'Ayarlar',
  sound: 'Ses',
  soundOn: (volume) => `Açık, ${volume}`,
  soundOff: 'Kapalı',
  soundHint: 'Oturumun sonunda bip sesi çalar.',
  volume: (value) => `Ses düzeyi: ${value}`,
  percent: (value) => `%${value}`,
  testSound: 'Sesi dene',
  soundBlocked: 'Ses çalınamadı. Bu sekmenin ve cihazınızın sessizde olmadığını kontrol edin.',
  flash: 'Işıklı uyarı',
  flashHint: 'Sesi duyamadığınız zamanlar için zamanlayıcı bitişte parlar.',
  starts: {
    none: 'Hiçbir şey otomatik başlamaz',
    breaks: 'Molalar otomatik başlar',
    work: 'Çalışma otomatik başlar',
    both: 'Oturumlar otomatik başlar',
  },
  autoStartBreaks: 'Molalar otomatik başlasın',
  autoStartBreaksHint: 'Çalışma biter bitmez mola başlar.',
  autoStartWork: 'Çalışma otomatik başlasın',
  autoStartWorkHint: 'Mola biter bitmez çalışma başlar.',
  keepScreenOn: 'Ekran açık kalsın',
  keepScreenOnHint: 'Zamanlayıcı çalıştığı ve bu sayfa göründüğü sürece.',
  miniWindow: 'Küçük pencere',
  miniFailed: 'Tarayıcınız küçük pencereyi açmadı.',
  notificationsDenied:
    'Bu site için bildirimler engellenmiş; bitiş yalnızca sesle ve bu sayfada bildirilir. Tarayıcınızın bu siteye ait ayarlarından izin verebilirsiniz.',
  notificationsMissing:
    'Tarayıcınız web sayfalarının bildirimlerini göstermiyor; bitiş yalnızca sesle ve bu sayfada bildirilir.',

  history: 'Geçmiş',
  historyEmpty: 'Henüz oturum yok',
  historyState: (sessions) => `7 günde ${sessions} oturum`,
  period: 'Dönem',
  periods: { week: 'Hafta', year: 'Yıl' },
  weekSum: (sessions, time) => `Son 7 günde ${sessions} oturum, ${time}`,
  yearSum: (sessions, time) => `Son 12 ayda ${sessions} oturum, ${time}`,
  yearChart: 'Son 12 ayın her günündeki odaklanma süresi, her sütun bir hafta',
  day: 'Gün',
  month: 'Ay',
  dayMinutes: (day, time) => `${day}: ${time}`,
  exportCsv: 'CSV olarak dışa aktar',
  clear: 'Geçmişi temizle',
  cleared: 'Geçmiş temizlendi',
  fileName: 'pomodoro-gecmisi.csv',
  noHistory: 'Tamamlanan oturumlar burada görünür. Bu cihazda kalırlar.',

  how: 'Nasıl çalışır',
  steps: [
    'Bir iş seçip Başlat’a basın. Tarayıcınız ilk seferde bildirim izni ister.',
    '25 dakika sonra zamanlayıcı çalana kadar çalışın.',
    '5 dakikalık molayı verin. Her dördüncü oturumdan sonra bunun yerine 15 dakika dinlenebilirsiniz.',
    'Bu sayfayı açık tutun: kapalı bir sayfa hiçbir tarayıcıda ses çalamaz.',
  ],
}
