import { useSyncExternalStore } from 'react'
import {
  THEME_COLORS,
  colorThemeFor,
  type Theme,
  type ThemePreference,
} from '#app/kit/hooks/theme_rule'

const KEY = 'theme'
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
const listeners = new Set<() => void>()

interface ThemeState {
  /** what the person chose */
  preference: ThemePreference
  /** what is shown */
  theme: Theme
  setPreference: (preference: ThemePreference) => void
}

/** The theme and how to change it; `system` clears the choice. */
export function useTheme(): ThemeState {
  const preference = useSyncExternalStore(subscribe, readPreference, () => 'system' as const)
  const theme = useSyncExternalStore(subscribe, shownTheme, () => 'light' as const)
  return { preference, theme, setPreference }
}

/** Also works outside React, as in the command palette. */
export function setPreference(preference: ThemePreference) {
  try {
    if (preference === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, preference)
  } catch {
    /* storage is blocked: the choice lasts for this page only */
  }
  tellServer(preference)
  apply(preference)
}

/** Pages name the choice in their `theme` prop. */
function tellServer(preference: ThemePreference) {
  const isChosen = preference !== 'system'
  const age = isChosen ? ONE_YEAR_SECONDS : 0
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${KEY}=${preference}; path=/; max-age=${age}; samesite=lax${secure}`
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unwatch()
  }
}

function watch() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
  addEventListener('storage', follow)
}

function unwatch() {
  matchMedia('(prefers-color-scheme: dark)').removeEventListener('change', follow)
  removeEventListener('storage', follow)
}

function follow() {
  apply(readPreference())
}

function apply(preference: ThemePreference) {
  const theme = colorThemeFor({
    stored: preference === 'system' ? null : preference,
    prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
    hour: new Date().getHours(),
  })
  if (shownTheme() !== theme) recolor(theme)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = THEME_COLORS[theme]
  }
  for (const listener of listeners) listener()
}

/**
 * Turns transitions off meanwhile (`app.css`). Text inherits its color, so on a full page each
 * transition would restart those inside it, for seconds.
 */
function recolor(theme: Theme) {
  const { dataset } = document.documentElement
  dataset.recolors = ''
  dataset.theme = theme
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.recolors))
}

function readPreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}
