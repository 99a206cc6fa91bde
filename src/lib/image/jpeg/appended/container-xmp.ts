import { hdrgm } from '../gain-map/gain-map-xmp.ts'

const container = 'http://ns.google.com/photos/1.0/container/'
const camera = 'http://ns.google.com/photos/1.0/camera/'

export type ContainerItem = {
  readonly semantic: 'GainMap' | 'MotionPhoto'
  readonly type: string
  readonly length: number
  /** Bytes between the item before and this one. */
  readonly gap?: number
}

/**
 * The elements that say of a picture what follows it ("Ultra HDR Image Format" 1.1, "GContainer"; "Motion Photo format
 * specification" 1.0). `timestamp` is that of a video; null where there is none.
 */
export function partsDescription(items: readonly ContainerItem[], timestamp: number | null): string {
  if (items.length === 0) return ''
  const item = (semantic: string, type: string, length: number, padding: number) =>
    `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="${semantic}" Item:Mime="${type}"${length > 0 ? ` Item:Length="${length}"` : ''}${padding > 0 ? ` Item:Padding="${padding}"` : ''}/></rdf:li>`
  const padding = (index: number) => items[index]?.gap ?? 0
  const list = [
    item('Primary', 'image/jpeg', 0, padding(0)),
    ...items.map(({ semantic, type, length }, index) => item(semantic, type, length, padding(index + 1))),
  ]
  const map = items.some(({ semantic }) => semantic === 'GainMap')
    ? ` xmlns:hdrgm="${hdrgm}" hdrgm:Version="1.0"`
    : ''
  const video =
    timestamp === null
      ? ''
      : ` xmlns:GCamera="${camera}" GCamera:MotionPhoto="1" GCamera:MotionPhotoVersion="1" GCamera:MotionPhotoPresentationTimestampUs="${timestamp}"`
  return `<rdf:Description rdf:about="" xmlns:Container="${container}" xmlns:Item="${container}item/"${map}${video}><Container:Directory><rdf:Seq>${list.join('')}</rdf:Seq></Container:Directory></rdf:Description>`
}
