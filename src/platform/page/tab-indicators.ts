/** The tab's title and icon, and the badge on the installed app's icon. */
export type TabIndicators = {
  /** `undefined` restores the original title. */
  title(text: string | undefined): void
  /** URL of a picture; `undefined` restores the original icon. */
  icon(url: string | undefined): void
  /** Shown only if the site is installed as an app. */
  badge(count: number | undefined): void
}

type BadgeNavigator = {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

export function createTabIndicators(page: () => Document, device: () => BadgeNavigator): TabIndicators {
  let ownTitle: { readonly before: string; now: string } | undefined
  let icon: { readonly link: HTMLLinkElement; readonly href: string; readonly type: string } | undefined
  return {
    title(text) {
      const document = page()
      if (text === undefined) {
        // Another page may have set its own title since then, which stays.
        if (ownTitle && document.title === ownTitle.now) document.title = ownTitle.before
        ownTitle = undefined
        return
      }
      if (!ownTitle || document.title !== ownTitle.now) ownTitle = { before: document.title, now: text }
      ownTitle.now = text
      document.title = text
    },
    icon(url) {
      const link = page().head.querySelector<HTMLLinkElement>('link[rel="icon"]')
      if (url === undefined) {
        icon?.link.setAttribute('type', icon.type)
        icon?.link.setAttribute('href', icon.href)
        icon = undefined
        return
      }
      if (!link) return
      icon ??= { link, href: link.getAttribute('href') ?? '', type: link.getAttribute('type') ?? '' }
      link.setAttribute('type', 'image/png')
      link.setAttribute('href', url)
    },
    badge(count) {
      const done = count === undefined ? device().clearAppBadge?.() : device().setAppBadge?.(count)
      done?.catch(() => {})
    },
  }
}

export const tabIndicators: TabIndicators = createTabIndicators(
  () => document,
  () => navigator,
)
