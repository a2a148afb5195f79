import { linkifyit } from 'linkify-it'

const MOST_PREVIEWED = 3
const linkify = linkifyit()

/** The web addresses in a text, each once, the first few: those that get a preview. */
export function linksIn(text: string): string[] {
  const found = linkify.match(text) ?? []
  const urls = found.map(({ url }) => url).filter((url) => /^https?:/.test(url))
  return [...new Set(urls)].slice(0, MOST_PREVIEWED)
}
