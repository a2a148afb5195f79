import { errors } from '@vinejs/vine'
import { beforeAfterContent } from '#app/properties/before_after/before_after'
import { MAX_LISTING_ALT_CHARACTERS, MAX_PHOTO_PAIRS } from '#app/properties/listing_options'
import type { OpaqueJson } from '#app/properties/parts/component_content'

/** @throws E_VALIDATION_ERROR */
export function assertPairs(content: OpaqueJson): void {
  const { pairs } = beforeAfterContent(content)
  if (pairs.length > MAX_PHOTO_PAIRS) {
    refuse(`A listing can have at most ${MAX_PHOTO_PAIRS} pairs of photos.`)
  }
  if (pairs.some(({ before, after }) => before !== null && before === after)) {
    refuse('Choose two different photos for a pair.')
  }
  if (pairs.some(({ caption }) => caption.length > MAX_LISTING_ALT_CHARACTERS)) {
    refuse(`Shorten the captions to ${MAX_LISTING_ALT_CHARACTERS} characters.`)
  }
}

function refuse(message: string): never {
  throw new errors.E_VALIDATION_ERROR([
    { field: 'component.content.pairs', message, rule: 'photo_pairs' },
  ])
}
