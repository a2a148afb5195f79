import { HttpError } from '#app/kernel/exceptions/http_error'
import { findMarket } from '#app/places/markets/find_markets'
import { findPerson } from '#app/profiles/find_profile'
import type { CardWords } from '#app/site/cards/draw_card'
import { findTeam } from '#app/teams/find_teams'
import { typeWord } from '#app/teams/ui/team_words'

const TAGLINE = 'Homes, and the lives inside them'

/** Pages of the site itself, by the name of their card. */
const PAGES: Record<string, CardWords> = {
  site: { label: 'Welcome', title: TAGLINE, detail: 'Show a home, find one, meet its people' },
  about: { label: 'About', title: 'The fire in the middle of the house', detail: TAGLINE },
  contact: { label: 'Contact', title: 'Write to us', detail: 'A person will reply' },
  redesign: {
    label: 'Redesign your interior',
    title: 'See your room in another light',
    detail: 'A photo, a look, and the result in moments',
  },
  search: {
    label: 'Search',
    title: 'Find a home you’ll love',
    detail: 'By place, price and what it has',
  },
  developers: {
    label: 'API reference',
    title: 'Developers',
    detail: 'Everything the website does, your programs can do too',
  },
}

type CardReader = (name: string) => Promise<CardWords>

const READERS: Record<string, CardReader> = {
  async pages(name) {
    const words = PAGES[name]
    if (!words || !Object.hasOwn(PAGES, name)) throw HttpError.notFound()
    return words
  },
  async markets(slug) {
    const { market } = await findMarket({ slug }, null)
    const { city, state, country } = market
    const where = [city === market.name ? null : city, state, country].filter(Boolean).join(', ')
    return { label: 'Homes and people in', title: market.name, detail: where }
  },
  async people(handle) {
    const { user, stats } = await findPerson({ handle: handle.toLowerCase() }, null)
    return { label: `@${user.handle}`, title: user.name, detail: stats.headline ?? '' }
  },
  async teams(handle) {
    const team = await findTeam({ handle: handle.toLowerCase() }, null)
    return { label: `@${team.handle}`, title: team.name, detail: typeWord(team.type) }
  },
}

/** What a card says, as anybody may know it. @throws HttpError 404, E_ROW_NOT_FOUND */
export function findCardWords(kind: string, name: string): Promise<CardWords> {
  const read = READERS[kind]
  if (!read || !Object.hasOwn(READERS, kind)) throw HttpError.notFound()
  return read(name)
}
