import { titleOf } from '#app/designs/ui/state/look_words'
import type { Design, Looks } from '#app/designs/ui/state/types'

/** As many as are worth laying side by side. */
const MOST = 6

/** What was made of the same photograph, newest first, the design itself among them. */
export function versionsOf(design: Design, designs: readonly Design[]): Design[] {
  const originalId = design.original_image?.id
  if (originalId === undefined) return [design]
  const versions = designs.filter(
    ({ id, status, original_image: original }) =>
      id !== design.id && status === 'completed' && original?.id === originalId
  )
  return [design, ...versions.slice(0, MOST - 1)].sort((a, b) => b.id - a.id)
}

/** What each is called, by id; those of one look are told apart by number, the oldest is the first. */
export function namesOf(
  versions: readonly Pick<Design, 'id' | 'options'>[],
  looks: Looks
): Map<number, string> {
  const titled = versions
    .map(({ id, options }) => ({ id, title: titleOf(options, looks) }))
    .sort((a, b) => a.id - b.id)
  return new Map(
    titled.map(({ id, title }) => {
      const alike = titled.filter((other) => other.title === title)
      const number = alike.findIndex((other) => other.id === id) + 1
      return [id, alike.length > 1 ? `${title}, ${number} of ${alike.length}` : title]
    })
  )
}
