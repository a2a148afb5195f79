import { NotebookPen } from 'lucide-react'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { typingPause } from '#app/kit/calls/typing_pause'
import type { PaletteSource } from '#app/kit/shell/palette_source'

const MIN_CHARACTERS = 2
const MAX_SHOWN = 5

const journalsSource: PaletteSource = {
  heading: 'Journals',
  async find({ query, signal }) {
    const q = query.trim()
    if (q.length < MIN_CHARACTERS) return []
    await typingPause()
    if (signal.aborted) return []
    const { journals } = await answered(
      api.api.api.journals.index({ query: { q, per_page: MAX_SHOWN }, signal })
    )
    return journals.data.map(({ slug, title, user }) => ({
      id: `journal:${slug}`,
      label: title,
      hint: user.name,
      icon: NotebookPen,
      href: `/journals/${slug}`,
    }))
  },
}

export default journalsSource
