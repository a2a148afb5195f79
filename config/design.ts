import env from '#start/env'
import { hostingOf, pricesOf, shareOf } from '#app/redesign/design_settings'

/** Null if only the built-in engine makes designs. */
export const hosting = hostingOf({
  engine: env.get('DESIGN_ENGINE', 'builtin'),
  key: env.get('DESIGN_API_KEY')?.release(),
  model: env.get('DESIGN_MODEL'),
  baseUrl: env.get('DESIGN_BASE_URL'),
  timeout: env.get('DESIGN_TIMEOUT', 180),
})

/** Image credits per design, by who makes it. */
export const prices = pricesOf({
  isHosted: hosting !== null,
  price: env.get('DESIGN_PRICE', 1),
  draftPrice: env.get('DESIGN_DRAFT_PRICE'),
})

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
