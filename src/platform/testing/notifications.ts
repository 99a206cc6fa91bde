import type { NotificationContent, NotificationSource } from '../device/notifications.ts'

export type FakeNotificationSource = NotificationSource & {
  /** `undefined`: a browser without notifications. */
  state: NotificationPermission | undefined
  /** The visitor’s choice when permission is requested. */
  choice: NotificationPermission
  worker: 'active' | 'none' | 'refuses'
  page: 'works' | 'throws'
  readonly requests: number
  readonly shown: readonly (NotificationContent & { readonly by: 'worker' | 'page' })[]
}

export function createFakeNotificationSource(
  state: NotificationPermission | undefined = 'granted',
): FakeNotificationSource {
  const shown: (NotificationContent & { by: 'worker' | 'page' })[] = []
  let requests = 0
  const fake: FakeNotificationSource = {
    state,
    choice: 'granted',
    worker: 'none',
    page: 'works',
    shown,
    get requests() {
      return requests
    },
    permission: () => fake.state,
    async requestPermission() {
      requests += 1
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
