import { designTitleOf } from '#app/designs/looks/ui/look_words'
import type { Design, Looks } from '#app/designs/ui/types'

const MAX_VERSIONS = 6

/** Designs of the same photo, newest first, including the given one. */
export function versionsOf(design: Design, designs: readonly Design[]): Design[] {
  const originalId = design.original_image?.id
  if (originalId === undefined) return [design]
  const versions = designs.filter(
    ({ id, status, original_image: original }) =>
      id !== design.id && status === 'completed' && original?.id === originalId
  )
  return [design, ...versions.slice(0, MAX_VERSIONS - 1)].sort((a, b) => b.id - a.id)
}

/** Titles by id; versions of one look are numbered, oldest first. */
export function namesOf(
  versions: readonly Pick<Design, 'id' | 'options'>[],
  looks: Looks
): Map<number, string> {
  const titled = versions
    .map(({ id, options }) => ({ id, title: designTitleOf(options, looks) }))
    .sort((a, b) => a.id - b.id)
  return new Map(
    titled.map(({ id, title }) => {
      const alike = titled.filter((other) => other.title === title)
      const number = alike.findIndex((other) => other.id === id) + 1
      return [id, alike.length > 1 ? `${title}, ${number} of ${alike.length}` : title]
    })
  )
}
