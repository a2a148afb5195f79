import { findWords } from '#app/chats/ui/components/search/find_words'

/** A text with its matches highlighted. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return findWords(text, query).map((part, index) =>
    part.isFound ? (
      <mark key={index} className="rounded-2 bg-brass/20 text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    )
  )
}
