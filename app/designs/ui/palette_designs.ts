import { Sparkles } from 'lucide-react'
import { matchesQuery } from '#app/common/text/matches_query'
import type { PaletteSource } from '#app/kit/shell/palette_source'
import { designApi } from '#app/designs/ui/design_api'
import { designerAddressOf } from '#app/designs/designer/ui/designer_address'

const MAX_SHOWN = 5

const designsSource: PaletteSource = {
  heading: 'Designs',
  async find({ query, account }) {
    if (!account?.is_email_verified || !query) return []
    const { designs } = await designApi.list({ page: 1 })
    return designs.data
      .map(({ id, options: { theme, designer, location, roomType } }) => ({
        id: `design:${id}`,
        label: wordsOf(theme ?? designer ?? location ?? 'design'),
        hint: wordsOf(roomType ?? 'room'),
        icon: Sparkles,
        href: designerAddressOf({ designId: id }),
      }))
      .filter(({ label, hint }) => matchesQuery(`${label} ${hint}`, query))
      .slice(0, MAX_SHOWN)
  },
}

export default designsSource

/** `art-deco` is `Art deco`. */
function wordsOf(id: string): string {
  const words = id.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
