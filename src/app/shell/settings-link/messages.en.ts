export const messages = {
  copy: 'Copy link to these settings',
  applied: 'Settings from the link',
  leftOut: (names: string) =>
    names === ''
      ? 'Settings from the link. Some aren’t recognised here and were ignored.'
      : `Settings from the link. Some can’t be used here and were ignored: ${names}.`,
  unreadable: 'Couldn’t read the settings in the link. Yours are unchanged.',
  useMine: 'Use my settings',
  mine: 'Your settings are back',
  dismiss: 'Dismiss',
}

export type SettingsLinkMessages = typeof messages
