export type Theme = 'light' | 'dark'
export type ThemePreference = Theme | 'system'

interface Circumstances {
  /** what was chosen and stored under `theme`, if anything */
  stored: string | null
  prefersDark: boolean
  /** 0 to 23, local time */
  hour: number
}

/**
 * The chosen theme; else dark where the system prefers it; else dark from
 * 18:00 up to 06:00. The script in the page's head says the same in its own words.
 */
export function themeFor({ stored, prefersDark, hour }: Circumstances): Theme {
  if (stored) return stored === 'dark' ? 'dark' : 'light'
  return prefersDark || hour >= 18 || hour < 6 ? 'dark' : 'light'
}
