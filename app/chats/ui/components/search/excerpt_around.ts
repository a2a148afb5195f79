import { findWords } from '#app/chats/ui/components/search/find_words'

const BEFORE = 60
const MAX_EXCERPT_CHARACTERS = 280

/** Starts a long text shortly before the first match. */
export function excerptAround(text: string, query: string): string {
  const flat = text.replace(/\s+/g, ' ')
  const [first] = findWords(flat, query)
  const place = first && !first.isFound ? first.text.length : 0
  const start = place > BEFORE * 2 ? flat.indexOf(' ', place - BEFORE) + 1 : 0
  const cut = flat.slice(start, start + MAX_EXCERPT_CHARACTERS)
  const isCut = start + MAX_EXCERPT_CHARACTERS < flat.length
  return `${start ? '… ' : ''}${isCut ? cut.slice(0, cut.lastIndexOf(' ') + 1 || MAX_EXCERPT_CHARACTERS) : cut}${isCut ? '…' : ''}`
}
