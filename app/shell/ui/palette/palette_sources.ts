import { ScrollText, Monitor, Moon, Sun } from 'lucide-react'
import { navigation } from '#app/shell/ui/navigation/navigation'
import { legalLinks } from '#app/site/legal/legal_links'
import { matchesQuery } from '#app/common/text/matches_query'
import type { PaletteSource } from '#app/kit/shell/palette_source'
import { setPreference } from '#app/kit/hooks/use_theme'

/** Every page in the navigation; legal pages only if searched for. */
export const navigationSource: PaletteSource = {
  heading: 'Go to',
  find({ query, account }) {
    const entries = [
      ...navigation.filter(({ isFor }) => !isFor || isFor(account)),
      ...(query ? legalLinks.map((link) => ({ ...link, icon: ScrollText })) : []),
    ]
    return entries
      .filter((entry) => matchesQuery(entry.label, query))
      .map(({ label, href, icon }) => ({ id: href, label, href, icon }))
  },
}

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
