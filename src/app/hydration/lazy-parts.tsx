import { tools } from '../../registry/entries.ts'
import { loadContent } from '../content/load-content.tsx'
import { findOpeners } from '../home/find-openers.ts'
import { HomeTools } from '../home/HomeTools.tsx'
import { OpenWith } from '../home/OpenWith.tsx'
import { FooterLinks } from '../shell/footer/FooterLinks.tsx'
import { GuideLinks, ToolLinks } from '../shell/menus/MenuLinks.tsx'
import { TopLinks } from '../shell/top-bar/TopLinks.tsx'

/** The catalog and everything that renders it, loaded together: see deferred-hydration.ts. */
export { FooterLinks, findOpeners, GuideLinks, HomeTools, loadContent, OpenWith, ToolLinks, TopLinks, tools }
