import type { Place } from '../../navigation/routes.ts'
import { LastUsed } from '../../recent/LastUsed.tsx'
import { RememberUse } from '../../recent/RememberUse.tsx'
import { FolderNotice } from '../page-input/FolderNotice.tsx'
import { PageInput } from '../page-input/PageInput.tsx'
import { SealWatch } from '../seal/SealWatch.tsx'
import { ToolStatuses } from '../top-bar/ToolStatuses.tsx'
import { LateTray } from '../tray/LateTray.tsx'
import styles from './LateNotices.module.css'
import { UpdateNotice } from './UpdateNotice.tsx'
import { WorkWatch } from './WorkWatch.tsx'

/** The corner for notices of the site; a live region, so that they are read without taking focus. */
export function LateNotices({ place }: { readonly place: Place }) {
  return (
    <>
      <div className={styles.corner} role="status">
        <UpdateNotice />
        <FolderNotice />
      </div>
      <PageInput />
      <WorkWatch />
      <ToolStatuses place={place} />
      <RememberUse place={place} />
      <LastUsed place={place} />
      <SealWatch place={place} />
      <LateTray place={place} />
    </>
  )
}
