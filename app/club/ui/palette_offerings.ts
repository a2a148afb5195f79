import { HandPlatter } from 'lucide-react'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { typingPause } from '#app/kit/calls/typing_pause'
import pursuitsSource from '#app/club/ui/palette_pursuits'
import type { PaletteSource } from '#app/kit/shell/palette_source'

const MIN_CHARACTERS = 2
const MAX_SHOWN = 5

const offeringsSource: PaletteSource = {
  heading: 'Offerings',
  async find({ query, signal }) {
    const q = query.trim()
    if (q.length < MIN_CHARACTERS) return []
    await typingPause()
    if (signal.aborted) return []
    const { offerings } = await answered(
      api.api.api.offerings.index({ query: { q, per_page: MAX_SHOWN }, signal })
    )
    return offerings.data.map(({ slug, title, user }) => ({
      id: `offering:${slug}`,
      label: title,
      hint: user.name,
      icon: HandPlatter,
      href: `/offerings/${slug}`,
    }))
  },
}

export default [offeringsSource, pursuitsSource]
