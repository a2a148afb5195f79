import env from '#start/env'
import { hostingOf, creditsOf, shareOf } from '#app/redesign/design_settings'

/** Null for the built-in engine. */
export const hosting = hostingOf({
  engine: env.get('DESIGN_ENGINE', 'builtin'),
  key: env.get('DESIGN_API_KEY')?.release(),
  model: env.get('DESIGN_MODEL'),
  baseUrl: env.get('DESIGN_BASE_URL'),
  timeout: env.get('DESIGN_TIMEOUT', 180),
})

/** Image credits per design. */
export const price = creditsOf('DESIGN_PRICE', env.get('DESIGN_PRICE', 1))

/** The structure score, 0 to 1, below which a result isn't good enough; 0 measures none. */
export const structureFloor = shareOf(
  'DESIGN_STRUCTURE_FLOOR',
  env.get('DESIGN_STRUCTURE_FLOOR', 0.5)
)

/** The highest acceptable probability of pornography in a photo, 0 to 1; 1 accepts all unseen. */
export const contentThreshold = shareOf(
  'DESIGN_CONTENT_THRESHOLD',
  env.get('DESIGN_CONTENT_THRESHOLD', 0.7)
)
