import { findLinks } from '#app/common/contract/find_links'

const MAX_LINK_PREVIEWS = 3

/** The first few URLs in a text, without duplicates. */
export function extractLinks(text: string): string[] {
  const urls = findLinks(text).flatMap(({ href }) => (/^https?:/i.test(href) ? [href] : []))
  return [...new Set(urls)].slice(0, MAX_LINK_PREVIEWS)
}
