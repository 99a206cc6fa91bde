import type { PageProps } from '../../registry/manifest.ts'
import { PageHead } from '../../ui/layout/page-head/PageHead.tsx'
import { DeleteAllPanel } from './DeleteAllPanel.tsx'
import type { Messages } from './messages.en.ts'
import { StoredDataPanel } from './stored/StoredDataPanel.tsx'
import { ExportPanel } from './transfer/ExportPanel.tsx'
import { ImportPanel } from './transfer/ImportPanel.tsx'
import { useStoreOwners } from './use-store-owners.ts'
import styles from './YourData.module.css'

/** Shows, exports, imports and deletes the data that the site stores on the device. */
export default function YourData({ t, language }: PageProps<Messages>) {
  const { owners, nameOf } = useStoreOwners(t)
  return (
    <div className={styles.page}>
      <PageHead title={t.title} lead={t.lead} />
      <StoredDataPanel
        t={t.stored}
        wholeSite={t.wholeSite}
        language={language}
        owners={owners}
        nameOf={nameOf}
      />
      <div className={styles.pair}>
        <ExportPanel t={t.export} owners={owners} />
        <ImportPanel t={t.import} owners={owners} />
      </div>
      <DeleteAllPanel t={t.deleteAll} />
    </div>
  )
}
