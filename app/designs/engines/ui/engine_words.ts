import { creditsInWords } from '#app/designs/design_limits'
import type { Engine, EngineKind } from '#app/designs/ui/types'

/** Who makes a design for which none was named, or whose isn't offered any more, is the first. */
export function engineFor(engines: readonly Engine[], kind: EngineKind | null): Engine {
  return engines.find((engine) => engine.kind === kind) ?? engines[0]
}

/** "Draft, on this server" */
export function engineTitle({ kind, maker }: Pick<Engine, 'kind' | 'maker'>): string {
  return kind === 'builtin' ? `Draft, on ${maker}` : `Photorealistic, by ${maker}`
}

/** "2 credits. Your photo stays on this server." @param photos how many are sent */
export function engineHint(engine: Engine, photos = 1): string {
  const each = photos > 1 ? ' each' : ''
  return `${creditsInWords(engine.price)}${each}. ${privacyNote(engine, photos)}`
}

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
