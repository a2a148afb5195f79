import { Users } from 'lucide-react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { typingPause } from '#app/kit/calls/typing_pause'
import type { PaletteSource } from '#app/kit/shell/palette_source'

const MIN_CHARACTERS = 2
const MAX_SHOWN = 5

const teamsSource: PaletteSource = {
  heading: 'Teams',
  async find({ query, account, signal }) {
    if (!account?.is_email_verified || query.length < MIN_CHARACTERS) return []
    await typingPause()
    if (signal.aborted) return []
    const { results } = await answered(
      api.api.society.index({ ...asking({ kind: 'teams', q: query }), signal })
    )
    return results.data.slice(0, MAX_SHOWN).flatMap((team) =>
      'handle' in team && team.handle
        ? [
            {
              id: `team:${team.id}`,
              label: team.name,
              hint: `@${team.handle}`,
              icon: Users,
              href: `/teams/${team.handle}`,
            },
          ]
        : []
    )
  },
}

export default teamsSource
