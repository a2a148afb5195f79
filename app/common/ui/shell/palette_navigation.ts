import { ScrollText } from 'lucide-react'
import { legalLinks, navigation } from '#app/common/ui/shell/navigation'
import { matchesQuery } from '#app/common/ui/shell/palette_match'
import type { PaletteSource } from '#app/common/ui/shell/palette_sources'

/** Every page the shell knows a way to; those of law only when asked for. */
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
