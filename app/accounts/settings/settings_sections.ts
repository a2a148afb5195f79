import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

const sections = new Registry('sections of the settings', { key: (slug: string) => slug })

/** Paths below `/settings` of a module's sections; `ui/module.ts` has their components. */
export function settingsSections(slugs: string): Extension {
  return sections.adds(...slugs.split(' '))
}

export function isSettingsSection(slug: string): boolean {
  return sections.find(slug) !== undefined
}
