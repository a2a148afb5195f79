import { combineLook } from '#app/redesign/looks/combine_look'
import type { Look } from '#app/redesign/looks/look'
import { combinedWishes } from './combined_wishes.js'
import type Design from './design.js'

/** The look that a design was ordered with. */
export function lookOf(design: Pick<Design, 'options' | 'prompt' | 'seed'>): Look {
  const wishes = combinedWishes(design)
  return combineLook({ ...design.options, customPrompt: wishes }, design.seed).look
}
