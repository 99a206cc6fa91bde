import { drawHills } from '../../../lib/image/browser/draw/hills.ts'

/** Width, height, and the colours of sky, sun and hills from far to near. */
const scenes = [
  { width: 1600, height: 1200, colours: ['#f9d9a8', '#f4a259', '#8cb8a6', '#4d8b76', '#1f5a48'] },
  { width: 1200, height: 1600, colours: ['#bfd9ee', '#fdf6d8', '#8fa7c4', '#5b7599', '#2e4566'] },
  { width: 1400, height: 1400, colours: ['#f3c6c9', '#fbeadb', '#b58aa5', '#7d5a80', '#43355a'] },
] as const

/** Draws three small landscapes to try the tool with. */
export async function samplePhotos(): Promise<File[]> {
  const files: File[] = []
  for (const { width, height, colours } of scenes) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) continue
    const [sky, sun, ...hills] = colours
    context.fillStyle = sky
    context.fillRect(0, 0, width, height)
    context.fillStyle = sun
    context.arc(width * 0.68, height * 0.34, width * 0.11, 0, 2 * Math.PI)
    context.fill()
    drawHills(context, hills)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    if (blob) files.push(new File([blob], `sample-${files.length + 1}.jpg`, { type: 'image/jpeg' }))
  }
  return files
}
