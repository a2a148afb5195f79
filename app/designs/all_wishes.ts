import type Design from '#app/designs/models/design'

/** The wish among the options and the one beside them, as one text: what an engine is told. */
export function allWishes({ options, prompt }: Pick<Design, 'options' | 'prompt'>): string | null {
  const said = new Set([options.customPrompt, prompt].filter((wish) => wish !== null))
  return said.size ? [...said].join('\n') : null
}
