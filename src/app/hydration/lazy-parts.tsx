import { tools } from '../../registry/entries.ts'
import { loadContent } from '../content/load-content.tsx'
import { Examples } from '../home/Examples.tsx'
import { TileCard } from '../home/TileCard.tsx'
import { FooterLinks } from '../shell/footer/FooterLinks.tsx'
import { GuideLinks, ToolLinks } from '../shell/menus/MenuLinks.tsx'
import { Seal } from '../shell/seal/Seal.tsx'
import { TopLinks } from '../shell/top-bar/TopLinks.tsx'

/** The catalog and everything that renders it, loaded together: see deferred-hydration.ts. */
export { Examples, FooterLinks, GuideLinks, loadContent, Seal, TileCard, ToolLinks, TopLinks, tools }
