export type Theme = 'light' | 'dark'
export type ThemePreference = Theme | 'system'

/** What browsers draw around the page: the canvas of `app.css`. */
export const THEME_COLORS: Record<Theme, string> = { light: '#faf8f4', dark: '#100f0d' }

interface Circumstances {
  /** from local storage, if any */
  stored: string | null
  prefersDark: boolean
  /** 0 to 23, local time */
  hour: number
}

/**
 * The chosen theme; else dark if the system prefers it; else dark from 18:00 to 06:00. The inline
 * head script has the same rule.
 */
export function colorThemeFor({ stored, prefersDark, hour }: Circumstances): Theme {
  if (stored) return stored === 'dark' ? 'dark' : 'light'
  return prefersDark || hour >= 18 || hour < 6 ? 'dark' : 'light'
}
