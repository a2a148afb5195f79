import type { Extension } from '#app/kernel/modules/module'

const sections = new Set<string>()

/** Addresses below `/settings` of a module's sections; its `ui/module.ts` has what they show. */
export function settingsSections(slugs: string): Extension {
  return () => slugs.split(' ').forEach((slug) => sections.add(slug))
}

export function isSettingsSection(slug: string): boolean {
  return sections.has(slug)
}
