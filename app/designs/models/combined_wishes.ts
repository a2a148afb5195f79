import type Design from '#app/designs/models/design'

/** Both wishes as one text for the engine. */
export function combinedWishes({
  options,
  prompt,
}: Pick<Design, 'options' | 'prompt'>): string | null {
  const said = new Set([options.customPrompt, prompt].filter((wish) => wish !== null))
  return said.size ? [...said].join('\n') : null
}
