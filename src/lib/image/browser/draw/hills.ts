/** Draws rows of wavy hills over the whole width, from the farthest to the nearest, for sample pictures. */
export function drawHills(context: CanvasRenderingContext2D, colours: readonly string[]): void {
  const { width, height } = context.canvas
  for (const [index, colour] of colours.entries()) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, height)
    for (let step = 0; step <= 100; step += 1) {
      const x = step / 100
      const wave = Math.sin(x * (5 - index) + index * 2.1) + 0.4 * Math.sin(x * 11 + index)
      context.lineTo(x * width, height * (0.5 + 0.16 * index - 0.06 * wave))
    }
    context.lineTo(width, height)
    context.fill()
  }
}
