import { Monitor, Moon, Sun } from 'lucide-react'
import { setPreference } from '#app/kit/hooks/use_theme'
import { matchesQuery } from '#app/common/text/matches_query'
import type { PaletteSource } from '#app/kit/shell/palette_source'

const ACTIONS = [
  { label: 'Light theme', icon: Sun, preference: 'light' },
  { label: 'Dark theme', icon: Moon, preference: 'dark' },
  { label: 'System theme', icon: Monitor, preference: 'system' },
] as const

export const themeSource: PaletteSource = {
  heading: 'Appearance',
  find: ({ query }) =>
    ACTIONS.filter(({ label }) => matchesQuery(label, query)).map(
      ({ label, icon, preference }) => ({
        id: `theme:${preference}`,
        label,
        icon,
        run: () => setPreference(preference),
      })
    ),
}
