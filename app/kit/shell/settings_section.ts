import { createContext, use, type ComponentType, type LazyExoticComponent } from 'react'

/** The settings' groups, in this order. */
export const SETTINGS_GROUPS = ['You', 'Security', 'Notifications', 'Developer', 'Data'] as const
type SettingsGroup = (typeof SETTINGS_GROUPS)[number]

interface SettingsWay {
  group: SettingsGroup
  label: string
  /** shown in the list on phones */
  hint: string
  /** other words people look for it with */
  words?: string
  /** position among all modules' sections, lowest first */
  order: number
}

/** A section of the settings page. It loads its own data. */
export interface SettingsSection extends SettingsWay {
  /** its path below `/settings` */
  slug: string
  load: () => Promise<{ default: ComponentType }>
}

/** Settings that have a page of their own, listed with the sections. */
export interface SettingsPageLink extends SettingsWay {
  href: string
}

export interface ShownSection extends Omit<SettingsSection, 'load'> {
  Content: LazyExoticComponent<ComponentType>
}

export type ShownSettings = ShownSection | SettingsPageLink

/** Provided by the shell, which knows all sections; the settings page is on a lower floor. */
export const SettingsSections = createContext<readonly ShownSettings[]>([])

export function useSettingsSections(): readonly ShownSettings[] {
  return use(SettingsSections)
}
