/** Browser features that may be missing or refused, and the sentences in which tools report it. */
type Fault = {
  /** Runs in the page before any script of the site. */
  readonly fault: () => void
  /** The tool that it affects most. */
  readonly hits: string
}

export const faults: Readonly<Record<string, Fault>> = {
  'local storage throws': {
    hits: 'bmi-calculator',
    fault: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    },
  },
  'local storage is missing': {
    hits: 'color-palette',
    fault: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { value: null })
    },
  },
  'local storage is full': {
    hits: 'qr-generator',
    fault: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  },
  'no private file system': {
    hits: 'photo-to-pdf',
    fault: () => Object.defineProperty(navigator.storage, 'getDirectory', { value: undefined }),
  },
  'no workers': {
    hits: 'image-converter',
    fault: () => Object.defineProperty(window, 'Worker', { value: undefined }),
  },
  'workers do not start': {
    hits: 'invoice-generator',
    fault: () => {
      Object.defineProperty(window, 'Worker', {
        value: class {
          constructor() {
            throw new DOMException('refused', 'SecurityError')
          }
        },
      })
    },
  },
  'WebAssembly is refused': {
    hits: 'image-compressor',
    fault: () => Object.defineProperty(window, 'WebAssembly', { value: undefined }),
  },
  'no OffscreenCanvas': {
    hits: 'qr-generator',
    fault: () => Object.defineProperty(window, 'OffscreenCanvas', { value: undefined }),
  },
  'no createImageBitmap': {
    hits: 'photo-to-pdf',
    fault: () => Object.defineProperty(window, 'createImageBitmap', { value: undefined }),
  },
  'no clipboard': {
    hits: 'password-generator',
    fault: () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  },
  'the clipboard refuses': {
    hits: 'motivation-quotes',
    fault: () => {
      const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse, write: refuse } })
    },
  },
  'no notifications': {
    hits: 'pomodoro',
    fault: () => Object.defineProperty(window, 'Notification', { value: undefined }),
  },
  'notifications throw': {
    hits: 'pomodoro',
    fault: () => {
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
  },
  'sound throws': {
    hits: 'pomodoro',
    fault: () => {
      Object.defineProperty(window, 'AudioContext', {
        value: class {
          constructor() {
            throw new DOMException('no device', 'NotSupportedError')
          }
        },
      })
    },
  },
  'no locks': {
    hits: 'pomodoro',
    fault: () => Object.defineProperty(navigator, 'locks', { value: undefined }),
  },
  'no service worker': {
    hits: 'word-counter',
    fault: () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
  },
}

/** Fault → tool → a part of the message where the tool cannot do its main job; all others can. */
const withoutWorkers = {
  'image-converter': 'Your browser couldn’t open this file.',
  'image-compressor': 'Your browser couldn’t open this file.',
  'photo-to-pdf': 'Your browser couldn’t open this file.',
  'invoice-generator': 'Error generating PDF. Please try again.',
  'word-counter': 'Counting stopped',
}
const refusals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no workers': withoutWorkers,
  'workers do not start': withoutWorkers,
}

export const refusalOf = (fault: string, tool: string): string | undefined => refusals[fault]?.[tool]
