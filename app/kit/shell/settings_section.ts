import { createContext, use, type ComponentType, type LazyExoticComponent } from 'react'

/** A section of the settings page. It loads its own data. */
export interface SettingsSection {
  /** its path below `/settings` */
  slug: string
  label: string
  /** shown in the list on phones */
  hint: string
  /** position among all modules' sections, lowest first */
  order: number
  load: () => Promise<{ default: ComponentType }>
}

export interface ShownSection extends Omit<SettingsSection, 'load'> {
  Content: LazyExoticComponent<ComponentType>
}

/** Provided by the shell, which knows all sections; the settings page is on a lower floor. */
export const SettingsSections = createContext<readonly ShownSection[]>([])

export function useSettingsSections(): readonly ShownSection[] {
  return use(SettingsSections)
}
