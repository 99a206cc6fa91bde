/**
 * The main job of every tool, done inside the page with nothing but the DOM, so that any browser that can run a script
 * can be asked to do it. `mainJob` is sent to the page as text: it must not use anything from outside of itself.
 */

/**
 * @typedef {{ kind: 'done', result: string }} Done the result, in a few words
 * @typedef {{ kind: 'refused', said: string }} Refused the sentence in which the page says that it cannot
 * @typedef {{ kind: 'stuck', at: string, shows: string }} Stuck neither came in time
 * @typedef {Done | Refused | Stuck} Outcome
 */

/** Tools by the last part of their address. */
export const jobNames = /** @type {const} */ ([
  'image-converter',
  'photo-to-pdf',
  'invoice-generator',
  'motivation-quotes',
  'word-counter',
  'qr-generator',
  'image-compressor',
  'bmi-calculator',
  'password-generator',
  'pomodoro',
  'color-palette',
])

/**
 * Does the job of a tool whose page is open, in English.
 * @param {{ tool: string, refusal?: string, patience?: number }} order `refusal` is the sentence (a part of it) that is
 *   waited for besides the result; `patience` in milliseconds, for each step
 * @returns {Promise<Outcome>}
 */
export async function mainJob({ tool, refusal = '', patience = 60_000 }) {
  class Refusal extends Error {}
  class Patience extends Error {}
  const main = /** @type {HTMLElement} */ (document.querySelector('main'))
  const textOf = (/** @type {Element | null | undefined} */ element) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

  /**
   * @template T @param {string} what @param {() => T | null | undefined | false | ''} look
   * @returns {Promise<T>}
   */
  const until = async (what, look) => {
    const end = performance.now() + patience
    for (;;) {
      const found = look()
      if (found) return found
      if (refusal !== '' && textOf(main).includes(refusal)) throw new Refusal(refusal)
      if (performance.now() > end) throw new Patience(what)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const named = (/** @type {Element} */ element) => element.getAttribute('aria-label') ?? textOf(element)
  const buttons = (/** @type {RegExp} */ name) =>
    [...main.querySelectorAll('button')].filter((each) => name.test(named(each)) && !each.disabled)
  const press = async (/** @type {RegExp} */ name) =>
    (
      await until(`the button ${name}`, () => buttons(name).find((each) => each.ariaDisabled !== 'true'))
    ).click()
  const field = (/** @type {RegExp} */ name) =>
    until(`the field ${name}`, () => {
      const label = [...main.querySelectorAll('label')].find((each) => name.test(textOf(each)))
      return label?.control ?? [...main.querySelectorAll('textarea')].find((each) => name.test(named(each)))
    })
  /** As typing does, which React notices. */
  const fill = async (/** @type {RegExp} */ name, /** @type {string} */ value) => {
    const control = await field(name)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  /** A picture of stripes. @returns {Promise<File>} */
  const picture = (/** @type {string} */ name) => {
    const canvas = document.createElement('canvas')
    canvas.width = 160
    canvas.height = 120
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
    for (let x = 0; x < 160; x += 1) {
      pen.fillStyle = `hsl(${x * 9} 70% 50%)`
      pen.fillRect(x, 0, 1, 120)
    }
    return new Promise((resolve) =>
      canvas.toBlob((blob) => resolve(new File([/** @type {Blob} */ (blob)], name, { type: 'image/png' }))),
    )
  }
  const pick = async (/** @type {readonly File[]} */ files) => {
    const input = /** @type {HTMLInputElement} */ (
      await until('the file input', () => main.querySelector('input[type=file]'))
    )
    const carried = new DataTransfer()
    for (const file of files) carried.items.add(file)
    input.files = carried.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  /** What the page gives to save once a button is pressed: its first bytes as text. */
  const saved = async (/** @type {RegExp} */ name) => {
    const make = URL.createObjectURL
    /** @type {Map<string, Blob>} */
    const made = new Map()
    /** @type {{ name: string, blob: Blob } | undefined} */
    let file
    URL.createObjectURL = (/** @type {Blob} */ blob) => {
      const url = make.call(URL, blob)
      made.set(url, blob)
      return url
    }
    const follow = (/** @type {Event} */ event) => {
      const link = event.target
      if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('download')) return
      const blob = made.get(link.href)
      if (blob !== undefined) file = { name: link.download, blob }
      // The file itself need not land in a folder; tests of the tools look at that.
      event.preventDefault()
    }
    addEventListener('click', follow, true)
    try {
      await press(name)
      const { name: fileName, blob } = await until(`a file after ${name}`, () => file)
      const head = String.fromCharCode(...new Uint8Array(await blob.slice(0, 5).arrayBuffer()))
      return `${fileName.replace(/\d{9,}/, '…')} ${JSON.stringify(head)}`
    } finally {
      removeEventListener('click', follow, true)
      URL.createObjectURL = make
    }
  }

  /** @type {Readonly<Record<string, () => Promise<string>>>} */
  const jobs = {
    'image-converter': async () => {
      await pick([await picture('stripes.png')])
      await press(/^Convert$/)
      return saved(/^Download( stripes.*)?$/)
    },
    'image-compressor': async () => {
      await pick([await picture('stripes.png')])
      await press(/^Compress$/)
      return saved(/^Download( stripes.*)?$/)
    },
    'photo-to-pdf': async () => {
      await pick([await picture('one.png'), await picture('two.png')])
      await press(/^Convert to PDF$/)
      return saved(/^Download PDF$/)
    },
    'invoice-generator': async () => {
      await fill(/^Company Name/, 'Nook Ltd')
      await fill(/^Client Name/, 'Ada Byron')
      await fill(/^Description/, 'Design')
      await fill(/^Price/, '396.50')
      return saved(/^Generate PDF$/)
    },
    'motivation-quotes': async () => {
      const quote = () => textOf(main.querySelector('blockquote'))
      const before = await until('a quote', quote)
      await press(/^New Quote$/)
      await until('another quote', () => quote() !== before)
      return 'another quote'
    },
    'word-counter': async () => {
      await fill(/^Your text/, 'The cat sat. The dog ran!')
      const figure = await until('six words', () =>
        [...main.querySelectorAll('[data-figure=words]')].find((each) => textOf(each) === '6'),
      )
      return `${textOf(figure)} words`
    },
    'qr-generator': async () => {
      await fill(/^Content/, 'example.com')
      await until('a code', () =>
        main.querySelector('canvas[aria-label^="QR code"], [role=img][aria-label^="QR code"]'),
      )
      return saved(/^Download PNG$/)
    },
    'bmi-calculator': async () => {
      await fill(/^Weight \(kg\)/, '70')
      await fill(/^Height \(cm\)/, '175')
      await fill(/^Age/, '30')
      await press(/^Calculate$/)
      await until('22.9', () => textOf(main).includes('22.9'))
      return '22.9'
    },
    'password-generator': async () => {
      await press(/^Generate/)
      await until('a password', () => buttons(/^Copy password 1$/)[0])
      return 'a password'
    },
    pomodoro: async () => {
      const face = () => textOf(main.querySelector('[role=timer]'))
      await press(/^Start$/)
      await until('a second less', () => /^24:5\d$/.test(face()))
      await press(/^Pause$/)
      await press(/^Reset$/)
      await until('the whole time', () => face() === '25:00')
      return 'a second less'
    },
    'color-palette': async () => {
      const colours = () =>
        buttons(/^Copy #[0-9A-F]{6}$/i)
          .map(named)
          .join()
      const before = await until('a palette', colours)
      await press(/^Random Palette$/)
      await until('another palette', () => colours() !== before)
      return 'five colours'
    },
  }
  const job = jobs[tool]
  if (job === undefined) return { kind: 'stuck', at: `there is no job for ${tool}`, shows: '' }
  try {
    return { kind: 'done', result: await job() }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', said: error.message }
    const shows = [...document.querySelectorAll('[role=alert], [role=status]')].map(textOf).filter(Boolean)
    return { kind: 'stuck', at: String(error), shows: shows.join(' | ') }
  }
}
