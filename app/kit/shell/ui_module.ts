import type { ComponentType } from 'react'
import type { NavigationEntry } from '#app/kit/shell/navigation_entry'
import type { PaletteSource } from '#app/kit/shell/palette_source'
import type { SettingsSection } from '#app/kit/shell/settings_section'

/** `public` has the top bar and footer, `app` the rail, `auth` a form beside a photo, `blank` nothing. */
export type LayoutName = 'public' | 'app' | 'auth' | 'blank'

/** A list that a module shows on another module's page; `ShownList` is the server's side. */
export interface ShownListEntry {
  /** as the server calls it */
  name: string
  label: string
  /** reads its first page from the page's `content` */
  load: () => Promise<{ default: ComponentType }>
}

/** Everything the shell needs to know about a module's pages. Every visitor loads it: keep it small. */
export interface UiModule {
  name: string
  /** layout by page name without the module (`edit`), `*` for all others */
  layouts?: Readonly<Record<string, LayoutName>>
  navigation?: readonly NavigationEntry[]
  /** its sections of the settings page; `settingsSections` in `module.ts` names their addresses too */
  settings?: readonly SettingsSection[]
  /** something the command palette searches, loaded when it first opens */
  palette?: () => Promise<{ default: PaletteSource }>
  /** a component without a view that stays mounted on every page behind sign-in */
  live?: () => Promise<{ default: ComponentType }>
  /** lists on people's profiles */
  profileTabs?: readonly ShownListEntry[]
  /** lists on teams' pages */
  teamTabs?: readonly ShownListEntry[]
  /** lists on markets' pages */
  marketTabs?: readonly ShownListEntry[]
}

/** Declares a module to the shell. Its `ui/module.ts` exports the result; `app/ui_modules.ts` lists it. */
export function defineUiModule(module: UiModule): UiModule {
  return module
}
