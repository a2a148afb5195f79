import { createContext, use, type ComponentType, type LazyExoticComponent } from 'react'

/** A part of the settings page. It asks the server for what it shows. */
export interface SettingsSection {
  /** its address below `/settings` */
  slug: string
  label: string
  /** what it's for, in the list on a phone */
  hint: string
  /** its place among the sections of all modules, lowest first */
  order: number
  load: () => Promise<{ default: ComponentType }>
}

export interface ShownSection extends Omit<SettingsSection, 'load'> {
  Content: LazyExoticComponent<ComponentType>
}

/** The shell knows every module's sections; the settings page is below it and takes them from here. */
export const SettingsSections = createContext<readonly ShownSection[]>([])

export function useSettingsSections(): readonly ShownSection[] {
  return use(SettingsSections)
}
