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
    if (!account?.is_email_verified || query.trim().length < MIN_CHARACTERS) return []
    await typingPause()
    if (signal.aborted) return []
    const find = async (kind?: 'public') =>
      answered(
        api.api.api.dreams.index({
          ...asking({ q: query, per_page: MAX_SHOWN, ...(kind && { kind }) }),
          signal,
        })
      )
    const [mine, others] = await Promise.all([find(), find('public')])
    return [...mine.dreams, ...others.dreams]
      .slice(0, MAX_SHOWN)
      .map(({ id, title, owner, is_owner: isOwner }) => ({
        id: `dream:${id}`,
        label: title,
        hint: isOwner ? undefined : owner.name,
        icon: Sparkle,
        href: `/dreams/${id}`,
      }))
  },
}

export default dreamsSource
