import { Crosshair } from 'lucide-react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { typingPause } from '#app/kit/calls/typing_pause'
import type { PaletteSource } from '#app/kit/shell/palette_source'
import { pursuitName, PURSUIT_STAGE_WORDS } from '#app/club/pursuits/ui/pursuit_words'

const MIN_CHARACTERS = 2
const MAX_SHOWN = 5

const pursuitsSource: PaletteSource = {
  heading: 'Pursuits',
  async find({ query, account, signal }) {
    const q = query.trim()
    if (!account?.is_email_verified || q.length < MIN_CHARACTERS) return []
    await typingPause()
    if (signal.aborted) return []
    const { pursuits } = await answered(
      api.api.api.pursuits.index({ ...asking({ q, per_page: MAX_SHOWN }), signal })
    )
    return pursuits.data.map((pursuit) => ({
      id: `pursuit:${pursuit.id}`,
      label: pursuitName(pursuit),
      hint: PURSUIT_STAGE_WORDS[pursuit.stage],
      icon: Crosshair,
      href: `/pursuits?open=${pursuit.id}`,
    }))
  },
}

export default pursuitsSource
