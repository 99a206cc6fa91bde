import { createListeners, type Store } from '../../lib/store.ts'

/** `unasked`: permission was not requested yet; `missing`: this browser has no notifications. */
export type NotificationState = 'granted' | 'denied' | 'unasked' | 'missing'

export type NotificationOutcome = 'shown' | 'denied' | 'missing' | 'failed'

export type NotificationContent = {
  readonly title: string
  readonly body?: string
  /** A notification replaces an earlier one with the same tag. */
  readonly tag?: string
  readonly icon?: string
}

export type NotificationSource = {
  /** `undefined` where there are no notifications. */
  permission(): NotificationPermission | undefined
  requestPermission(): Promise<unknown>
  /** Through the service worker; `false` where none is active. May reject. */
  showByWorker(title: string, options: NotificationOptions): Promise<boolean>
  /** Through the page's own constructor. May throw, as it does on Android. */
  showByPage(title: string, options: NotificationOptions): void
}

export type Notifications = {
  readonly permission: Store<NotificationState>
  /** Requests permission, unless the visitor has decided. Must be called during a click. */
  request(): Promise<NotificationState>
  show(content: NotificationContent): Promise<NotificationOutcome>
}

export function createNotifications(source: NotificationSource): Notifications {
  const listeners = createListeners()
  const state = (): NotificationState => {
    const permission = source.permission()
    if (permission === undefined) return 'missing'
    return permission === 'default' ? 'unasked' : permission
  }
  return {
    permission: { read: state, subscribe: listeners.add },
    async request() {
      if (state() !== 'unasked') return state()
      try {
        await source.requestPermission()
      } catch {
        // The browser rejected the request; the state is still valid.
      }
      listeners.notify()
      return state()
    },
    async show({ title, ...options }) {
      const now = state()
      if (now === 'missing') return 'missing'
      if (now !== 'granted') return 'denied'
      try {
        if (await source.showByWorker(title, options)) return 'shown'
      } catch {
        // A worker that is being replaced may reject; the page can still show the notification.
      }
      try {
        source.showByPage(title, options)
        return 'shown'
      } catch {
        return 'failed'
      }
    },
  }
}

export const notifications: Notifications = createNotifications({
  permission: () => (typeof Notification === 'function' ? Notification.permission : undefined),
  requestPermission: () => Notification.requestPermission(),
  async showByWorker(title, options) {
    const registration = await navigator.serviceWorker?.getRegistration()
    if (!registration?.active) return false
    // The service worker reports a click: see src/app/offline/notification-click.ts.
    await registration.showNotification(title, { ...options, data: location.pathname })
    return true
  },
  showByPage(title, options) {
    const note = new Notification(title, options)
    note.onclick = () => {
      window.focus()
      note.close()
    }
  },
})
