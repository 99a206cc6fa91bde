/** Abilities that a browser may lack or refuse. Each is run in the page before anything of the site. */
export const faults: Readonly<Record<string, () => void>> = {
  'local storage throws': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  },
  'local storage is missing': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null })
  },
  'local storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'no database': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'no workers': () => Object.defineProperty(window, 'Worker', { value: undefined }),
  'workers do not start': () => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('refused', 'SecurityError')
        }
      },
    })
  },
  'WebAssembly is refused': () => Object.defineProperty(window, 'WebAssembly', { value: undefined }),
  'no OffscreenCanvas': () => Object.defineProperty(window, 'OffscreenCanvas', { value: undefined }),
  'no createImageBitmap': () => Object.defineProperty(window, 'createImageBitmap', { value: undefined }),
  'no clipboard': () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  'the clipboard refuses': () => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse, write: refuse } })
  },
  'no notifications': () => Object.defineProperty(window, 'Notification', { value: undefined }),
  'notifications throw': () => {
    Object.defineProperty(window, 'Notification', {
      value: class {
        static permission = 'granted'
        static requestPermission = () => Promise.resolve('granted')
        constructor() {
          throw new TypeError('Illegal constructor')
        }
      },
    })
  },
  'sound throws': () => {
    Object.defineProperty(window, 'AudioContext', {
      value: class {
        constructor() {
          throw new DOMException('no device', 'NotSupportedError')
        }
      },
    })
  },
  'no locks': () => Object.defineProperty(navigator, 'locks', { value: undefined }),
  'no service worker': () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
}
