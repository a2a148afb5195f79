/** As in `#pool`. */
export const TAG = /(#[\p{L}\p{N}\p{M}_]+)/gu

const MAX_TAG_CHARACTERS = 60
/** Further ones stand in the text only. */
const MAX_TAGS = 30

/** What makes two tags the same, however they are written; empty for what is no tag. */
export function tagKey(tag: string): string {
  const name = tag.normalize('NFKC').toLowerCase().replace(/^#/, '')
  return `#${name}`.replace(TAG, '') === '' ? name.slice(0, MAX_TAG_CHARACTERS) : ''
}

/** The tags of a caption, each once. */
export function tagsIn(text: string): string[] {
  const keys = [...text.matchAll(TAG)].map(([tag]) => tagKey(tag)).filter(Boolean)
  return [...new Set(keys)].slice(0, MAX_TAGS)
}

export const tagPath = (tag: string) => `/feed?tag=${encodeURIComponent(tagKey(tag))}`
