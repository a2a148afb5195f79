import type { ComponentType } from 'react'
import type { NavigationEntry } from '#app/kit/shell/navigation_entry'
import type { PaletteSource } from '#app/kit/shell/palette_source'
import type { SettingsPageLink, SettingsSection } from '#app/kit/shell/settings_section'

/**
 * `public` has top bar and footer, `app` the rail, `auth` a form beside a photo, `blank` nothing;
 * `either` is `app` for people who are signed in and `public` for guests, and `reading` too, with the
 * footer for both.
 */
export type LayoutName = 'public' | 'app' | 'either' | 'reading' | 'auth' | 'blank'

/** A list a module adds to another module's page; `ShownList` is the server side. */
export interface ShownListEntry {
  /** as on the server */
  name: string
  label: string
  /** reads its first page from the page's `content` prop */
  load: () => Promise<{ default: ComponentType }>
}

/** What a module shows on listings' pages; `ListingMedia` is the server side. */
export interface ListingMediaEntry {
  /** as on the server */
  name: string
  label: string
  /** reads the page's `media` prop */
  load: () => Promise<{ default: ComponentType }>
  /** where the editor of a listing chooses it */
  loadChooser?: () => Promise<{ default: ComponentType<{ slug: string }> }>
}

/** Something that people collect from its page. */
export interface Collectable {
  kind: 'property' | 'design'
  id?: number
  /** of somebody's shared design, instead of its id */
  token?: string
  /** of a listing */
  slug?: string
  name: string
}

/** What people can do on a card of this module in a message; `messageCard` is the server side. */
export interface MessageCardEntry {
  /** as on the server */
  of: string
  load: () => Promise<{ default: ComponentType<MessageCardProps> }>
}

export interface MessageCardProps {
  id: number
  /** how it stands; changes as it does */
  state: string
}

/** The homes that are side by side, in this order. */
export interface ComparedHomes {
  homes: readonly { id: number }[]
}

/** What the shell needs to know about a module's pages. Every visitor loads it: keep it small. */
export interface UiModule {
  name: string
  /** layout by page name without the module (`edit`), `*` for all others */
  layouts?: Readonly<Record<string, LayoutName>>
  navigation?: readonly NavigationEntry[]
  /** its settings sections; also list their paths with `settingsSections` in `module.ts` */
  settings?: readonly (SettingsSection | SettingsPageLink)[]
  /** sources for the command palette, loaded when it first opens */
  palette?: () => Promise<{ default: PaletteSource | readonly PaletteSource[] }>
  /** a component without a view that stays mounted on every signed-in page */
  live?: () => Promise<{ default: ComponentType }>
  profileTabs?: readonly ShownListEntry[]
  teamTabs?: readonly ShownListEntry[]
  marketTabs?: readonly ShownListEntry[]
  listingMedia?: readonly ListingMediaEntry[]
  /** rows of the comparison of homes, in its table, for signed-in people */
  comparing?: () => Promise<{ default: ComponentType<ComparedHomes> }>
  messageCards?: readonly MessageCardEntry[]
  /** a button beside Save and Share that collects a listing or a design, for signed-in people */
  collecting?: () => Promise<{ default: ComponentType<Collectable> }>
}

/** Declares a module to the shell. Exported by `ui/module.ts` and listed in `app/ui_modules.ts`. */
export function defineUiModule(module: UiModule): UiModule {
  return module
}
