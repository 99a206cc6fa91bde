export const pictureSize = { width: 640, height: 400 } as const

const hills = ['#8cb8a6', '#4d8b76', '#1f5a48'] as const

/** Amplitude of the grain, of 255. */
const grain = 14

/** Rows of grain per task, so that scrolling stays smooth meanwhile. */
const rowsAtOnce = 100

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Draws a landscape that is hard to compress as JPEG: fine grain, sharp edges and small text. */
export async function drawPicture(context: CanvasRenderingContext2D, text: string): Promise<void> {
  const { width, height } = pictureSize
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#7fb6dd')
  sky.addColorStop(1, '#fbe3bd')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#f4a259'
  context.beginPath()
  context.arc(width * 0.72, height * 0.34, 48, 0, 2 * Math.PI)
  context.fill()
  for (const [index, colour] of hills.entries()) drawHill(context, colour, index)
  context.fillStyle = '#16211c'
  context.font = '20px sans-serif'
  context.fillText(text, 24, 44)
  await nextTask()
  await addGrain(context)
}

function drawHill(context: CanvasRenderingContext2D, colour: string, index: number): void {
  const { width, height } = pictureSize
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width; x += 4) {
    const at = x / width
    const wave = Math.sin(at * (7 - index) + index * 2.1) + 0.4 * Math.sin(at * 17 + index)
    context.lineTo(x, height * (0.56 + 0.15 * index - 0.06 * wave))
  }
  context.lineTo(width, height)
  context.fill()
}

/** Deterministic grain (linear congruential generator of Numerical Recipes), so that sizes are comparable. */
async function addGrain(context: CanvasRenderingContext2D): Promise<void> {
  const { width, height } = pictureSize
  let state = 1
  for (let top = 0; top < height; top += rowsAtOnce) {
    const image = context.getImageData(0, top, width, rowsAtOnce)
    const { data } = image
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const shift = (state / 2 ** 32 - 0.5) * grain
      for (let channel = pixel; channel < pixel + 3; channel += 1)
        data[channel] = (data[channel] ?? 0) + shift
    }
    context.putImageData(image, 0, top)
    await nextTask()
  }
}
