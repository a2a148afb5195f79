import { ScrollText } from 'lucide-react'
import { navigation } from '#app/shell/ui/navigation/navigation'
import { legalLinks } from '#app/site/legal/legal_links'
import { matchesQuery } from '#app/common/text/matches_query'
import type { PaletteSource } from '#app/kit/shell/palette_source'

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
