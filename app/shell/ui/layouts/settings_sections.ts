import { lazy } from 'react'
import type { ShownSection } from '#app/kit/shell/settings_section'
import { uiModules } from '#app/ui_modules'

export const shownSettingsSections: readonly ShownSection[] = uiModules
  .flatMap((module) => module.settings ?? [])
  .sort((one, other) => one.order - other.order)
  .map(({ load, ...section }) => ({ ...section, Content: lazy(load) }))
