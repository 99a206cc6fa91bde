import { FileText, File as OtherFile, Type } from 'lucide'
import { readThumbnail } from '../../../features/tray/read-thumbnail.ts'
import type { Thing } from '../../../features/tray/thing.ts'
import { Thumbnail } from '../../../ui/files/thumbnail/Thumbnail.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { isColour } from './describe.ts'
import styles from './ThingPicture.module.css'

/** In device pixels, whatever the screen: twenty of them take 700 kB. */
const side = 96

/** A thing in the small: a thumbnail, a colour, or an icon of its kind. */
export function ThingPicture({ thing }: { readonly thing: Thing }) {
  const { content } = thing
  return (
    <span className={styles.picture} aria-hidden="true">
      {content.kind === 'text' ? (
        isColour(thing) ? (
          <svg aria-hidden="true" viewBox="0 0 1 1" className={styles.colour}>
            <rect width="1" height="1" fill={content.text} />
          </svg>
        ) : (
          <Icon of={Type} size={20} />
        )
      ) : (
        <>
          <Icon of={content.file.type === 'application/pdf' ? FileText : OtherFile} size={20} />
          {content.file.type.startsWith('image/') ? (
            <Thumbnail source={content.file} side={side} read={readThumbnail} className={styles.thumbnail} />
          ) : null}
        </>
      )}
    </span>
  )
}
