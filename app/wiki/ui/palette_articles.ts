import { Library } from 'lucide-react'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { typingPause } from '#app/kit/calls/typing_pause'
import type { PaletteSource } from '#app/kit/shell/palette_source'

const MIN_CHARACTERS = 2
const MAX_SHOWN = 5

const articlesSource: PaletteSource = {
  heading: 'Wiki',
  async find({ query, signal }) {
    if (query.trim().length < MIN_CHARACTERS) return []
    await typingPause()
    if (signal.aborted) return []
    const { articles } = await answered(api.api.wikiArticles.index({ query: { q: query }, signal }))
    return articles.slice(0, MAX_SHOWN).map(({ slug, title, section }) => ({
      id: `article:${slug}`,
      label: title,
      hint: section,
      icon: Library,
      href: `/wiki/luxury/${slug}`,
    }))
  },
}

export default articlesSource
