import { Sparkle } from 'lucide-react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { typingPause } from '#app/kit/calls/typing_pause'
import type { PaletteSource } from '#app/kit/shell/palette_source'

const MIN_CHARACTERS = 2
const MAX_SHOWN = 5

const dreamsSource: PaletteSource = {
  heading: 'Dreams',
  async find({ query, account, signal }) {
    if (!account || query.trim().length < MIN_CHARACTERS) return []
    await typingPause()
    if (signal.aborted) return []
    const { dreams } = await answered(
      api.api.api.dreams.index({ ...asking({ q: query, per_page: MAX_SHOWN }), signal })
    )
    return dreams.map(({ id, title, owner, is_owner: isOwner }) => ({
      id: `dream:${id}`,
      label: title,
      hint: isOwner ? undefined : owner.name,
      icon: Sparkle,
      href: `/dreams/${id}`,
    }))
  },
}

export default dreamsSource
