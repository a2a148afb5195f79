import type { Engine } from '#app/designs/ui/state/types'

/** @param photos how many are sent */
export function privacyNote({ name, is_local: isLocal }: Engine, photos = 1): string {
  if (photos > 1) {
    return isLocal
      ? 'Your photos stay on this server.'
      : `Your photos are sent to ${name} to create the designs.`
  }
  return isLocal
    ? 'Your photo stays on this server.'
    : `Your photo is sent to ${name} to create the design.`
}
