import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Hex } from '../core/colour/hex.ts'
import { pageColours } from '../core/contrast/page-colours.ts'
import fieldStyles from '../swatch/Fields.module.css'
import { Tinted } from '../swatch/Tinted.tsx'
import { useTexts } from '../texts.ts'
import styles from './PreviewPanel.module.css'

type PreviewPanelProps = { readonly hexes: readonly Hex[] }

const tags = [styles.first, styles.second, styles.third]

/** A sample page in the colours of the palette, light and dark. */
export function PreviewPanel({ hexes }: PreviewPanelProps) {
  const { t } = useTexts()
  return (
    <Panel>
      <p className={fieldStyles.intro}>{t.previewIntro}</p>
      <div className={styles.pages}>
        {(['light', 'dark'] as const).map((theme) => (
          <Tinted key={theme} className={styles.page} colours={pageColours(hexes, theme)}>
            <p className={styles.theme}>{t[theme]}</p>
            <p className={styles.title}>{t.previewTitle}</p>
            <p>{t.previewText}</p>
            <p className={styles.tags}>
              {t.previewTags.map((tag, index) => (
                <span key={tag} className={tags[index]}>
                  {tag}
                </span>
              ))}
            </p>
            <p className={styles.actions}>
              <span className={styles.button}>{t.previewButton}</span>
              <span className={styles.link}>{t.previewLink}</span>
            </p>
          </Tinted>
        ))}
      </div>
    </Panel>
  )
}
