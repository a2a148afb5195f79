import { linkifyit } from 'linkify-it'

const MAX_LINK_PREVIEWS = 3
const linkify = linkifyit()

/** The first few URLs in a text, without duplicates. */
export function extractLinks(text: string): string[] {
  const found = linkify.match(text) ?? []
  const urls = found.map(({ url }) => url).filter((url) => /^https?:/.test(url))
  return [...new Set(urls)].slice(0, MAX_LINK_PREVIEWS)
}
