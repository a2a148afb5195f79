import { UserRound } from 'lucide-react'
import { typingPause } from '#app/kit/calls/typing_pause'
import type { PaletteSource } from '#app/kit/shell/palette_source'
import { searchPeople } from '#app/profiles/people/ui/search_people'

const peopleSource: PaletteSource = {
  heading: 'People',
  async find({ query, account, signal }) {
    if (!account?.is_email_verified || !query) return []
    await typingPause()
    if (signal.aborted) return []
    const people = await searchPeople(query, signal)
    return people.map(({ id, name, handle }) => ({
      id: `person:${id}`,
      label: name,
      hint: `@${handle}`,
      icon: UserRound,
      href: `/@${handle}`,
    }))
  },
}

export default peopleSource
