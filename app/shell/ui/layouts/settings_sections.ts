import { lazy } from 'react'
import { SETTINGS_GROUPS, type ShownSettings } from '#app/kit/shell/settings_section'
import { uiModules } from '#app/ui_modules'

const groupOf = ({ group }: ShownSettings) => SETTINGS_GROUPS.indexOf(group)

/** By group, then by order. */
export const shownSettingsSections: readonly ShownSettings[] = uiModules
  .flatMap((module) => module.settings ?? [])
  .map((one): ShownSettings => {
    if ('href' in one) return one
    const { load, ...section } = one
    return { ...section, Content: lazy(load) }
  })
  .sort((one, other) => groupOf(one) - groupOf(other) || one.order - other.order)
