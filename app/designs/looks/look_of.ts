import type Design from '#app/designs/design'
import { combineLook } from '#app/redesign/looks/combine_look'
import type { Look } from '#app/redesign/looks/look'

/** The look that a design was ordered with. */
export function lookOf(design: Pick<Design, 'options' | 'prompt' | 'seed'>): Look {
  const wishes = combinedWishes(design)
  return combineLook({ ...design.options, customPrompt: wishes }, design.seed).look
}

/** Both wishes as one text for the engine. */
export function combinedWishes({
  options,
  prompt,
}: Pick<Design, 'options' | 'prompt'>): string | null {
  const said = new Set([options.customPrompt, prompt].filter((wish) => wish !== null))
  return said.size ? [...said].join('\n') : null
}
