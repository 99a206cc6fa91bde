export const messages = {
  copy: 'Copy link to these settings',
  applied: 'Settings from the link',
  leftOut: (names: string) =>
    names === ''
      ? 'Settings from the link. This page does not know all of them; those are left out.'
      : `Settings from the link. This page cannot use some of them; those are left out: ${names}.`,
  unreadable: 'This page could not read the settings in the link. Yours are unchanged.',
  useMine: 'Use my settings',
  mine: 'Your settings are back',
  dismiss: 'Dismiss',
}

export type SettingsLinkMessages = typeof messages
