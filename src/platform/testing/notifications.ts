import type { NotificationContent, NotificationSource } from '../device/notifications.ts'

export type FakeNotificationSource = NotificationSource & {
  /** `undefined`: a browser without notifications. */
  state: NotificationPermission | undefined
  /** What the visitor chooses when asked. */
  choice: NotificationPermission
  worker: 'active' | 'none' | 'refuses'
  page: 'works' | 'throws'
  readonly asked: number
  readonly shown: readonly (NotificationContent & { readonly by: 'worker' | 'page' })[]
}

export function createFakeNotificationSource(
  state: NotificationPermission | undefined = 'granted',
): FakeNotificationSource {
  const shown: (NotificationContent & { by: 'worker' | 'page' })[] = []
  let asked = 0
  const fake: FakeNotificationSource = {
    state,
    choice: 'granted',
    worker: 'none',
    page: 'works',
    shown,
    get asked() {
      return asked
    },
    permission: () => fake.state,
    async ask() {
      asked += 1
      fake.state = fake.choice
    },
    async showByWorker(title, options) {
      if (fake.worker === 'refuses') throw new TypeError('No active registration')
      if (fake.worker === 'active') shown.push({ title, ...options, by: 'worker' })
      return fake.worker === 'active'
    },
    showByPage(title, options) {
      if (fake.page === 'throws') throw new TypeError('Illegal constructor')
      shown.push({ title, ...options, by: 'page' })
    },
  }
  return fake
}
