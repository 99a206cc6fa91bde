import { drawHills } from '../../../lib/image/browser/draw/hills.ts'

const [width, height] = [1600, 1200]
const hills = ['#8cb8a6', '#4d8b76', '#1f5a48'] as const

export type SampleType = keyof typeof names

const names = { 'image/png': 'sample.png', 'image/jpeg': 'sample.jpg' } as const

/** Draws a landscape to try the tool with. */
export async function sampleImage(type: SampleType): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#f4a259')
  sky.addColorStop(1, '#fdf1d8')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#fbeadb'
  context.arc(width * 0.68, height * 0.34, width * 0.09, 0, 2 * Math.PI)
  context.fill()
  drawHills(context, hills)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95))
  return blob && new File([blob], names[type], { type })
}
