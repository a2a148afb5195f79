import type { Extension } from '#app/kernel/modules/module'

const sections = new Set<string>()

/** Paths below `/settings` of a module's sections; `ui/module.ts` has their components. */
export function settingsSections(slugs: string): Extension {
  return () => slugs.split(' ').forEach((slug) => sections.add(slug))
}

export function isSettingsSection(slug: string): boolean {
  return sections.has(slug)
}
