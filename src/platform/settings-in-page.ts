import { createStore, type Store } from '../lib/store.ts'
import type { Settings } from './storage/settings/settings.ts'

/** The settings of the open tool, for links that have them (`lib/settings-link`). */
export type SettingsInPage<Settings = never> = {
  /** The tool's id. */
  readonly tool: string
  /** Those that are shown. */
  readonly settings: Settings
  /**
   * Shows those of a link for this visit without storing them; `undefined` shows the visitor's own again. On the page of
   * a preset only what the visitor changes is stored, and not the preset with it.
   */
  visit(settings: Settings | undefined, isPreset?: boolean): void
  /** Makes anew what was made with other settings. */
  redo?(): void
  /** Sets them as the visitor does. */
  choose(settings: Settings): void
}

/** Set anew with each change, until the tool is left. */
export const settingsInPage: Store<SettingsInPage | null> & { set(value: SettingsInPage | null): void } =
  createStore<SettingsInPage | null>(null)

/** Shows the settings of a link in place of stored ones, among which there may be some that links do not have. */
export const visitStored =
  <Stored extends object>(stored: Pick<Settings<Stored>, 'read' | 'visit'>) =>
  (settings: Partial<Stored> | undefined, isPreset?: boolean): void =>
    stored.visit(settings && { ...stored.read(), ...settings }, isPreset)
