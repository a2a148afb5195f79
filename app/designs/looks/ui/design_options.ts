import type { DesignOptions } from '#app/designs/ui/types'

export const NO_OPTIONS: DesignOptions = {
  roomType: null,
  designer: null,
  location: null,
  theme: null,
  colors: [],
  customPrompt: null,
}

export function isAnythingChosen(options: DesignOptions): boolean {
  const { designer, location, theme, colors, customPrompt } = options
  return (
    Boolean(designer ?? location ?? theme ?? (customPrompt?.trim() || null)) || colors.length > 0
  )
}

/** Color order matters: the first is the most important. */
export function isSameLook(one: DesignOptions, other: DesignOptions): boolean {
  const asText = ({ roomType, designer, location, theme, colors, customPrompt }: DesignOptions) =>
    JSON.stringify([roomType, designer, location, theme, colors, customPrompt || null])
  return asText(one) === asText(other)
}
