import type { Design } from '#app/designs/ui/state/types'

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
